/** The game's name and rules in German, one message a page. */
export const deRules = {
  'game.name': 'Jabberwocky',
  'game.pitch': 'Sag genau voraus, wie viele Stiche du machst, dreizehn Runden lang.',

  'rules.goal': `**Worum es geht**
Vor jeder Runde sagen alle an, wie viele Stiche sie machen werden. **Wer genau so viele macht, bekommt einen Punkt.** Einer mehr oder einer weniger bringt nichts. Nach {rounds, number} Runden gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.

**Das Geben**
Jede Runde wird mit einem ganzen neuen Spiel von 52 Karten gegeben. Die Runden haben je {deals} Karten. Die nächste Karte wird aufgedeckt und **bestimmt den Trumpf** dieser Runde; mitgespielt wird sie nicht. Das Geben wandert jedes Mal einen Platz nach links.

**Die Karten**
Von niedrig nach hoch: {ranks} (J Bube, Q Dame, K König, A Ass). Farben: {suits}.`,

  'rules.bids': `**Ansagen, Schritt für Schritt**
1. Links von der gebenden Person wird begonnen, sie selbst sagt zuletzt an. Alle Ansagen sind offen.
2. Angesagt wird eine Zahl von keinem Stich bis zur Zahl der Karten.
3. **Der Haken:** Wer gibt, darf die Summe der Ansagen nicht auf die Zahl der Karten bringen. So verfehlt immer jemand sein Ziel.

Ein Beispiel mit fünf Karten: Angesagt sind 2, 1 und 1, zusammen 4. Wer gibt, darf nicht 1 ansagen, denn 4 + 1 = 5; keinen, 2, 3, 4 und 5 schon.`,

  'rules.play': `**Spielen, Schritt für Schritt**
1. Wer zuerst angesagt hat, spielt zum ersten Stich aus; danach immer, wer den letzten Stich bekommen hat.
2. **Bediene die Farbe, wenn du kannst.** Sonst spiel, was du willst. Niemand muss trumpfen, niemand muss überstechen.
3. **Der Stich geht an den höchsten Trumpf**, ohne Trumpf an die höchste Karte der ausgespielten Farbe. Andere Farben gewinnen nie.
4. **Trumpf darf nicht ausgespielt werden**, solange in keinem früheren Stich der Runde einer gefallen ist, außer man hat nur noch Trümpfe. Die aufgedeckte Karte zählt nicht als gespielt.

Ein Beispiel mit Herz als Trumpf: 9♣ wird ausgespielt, dann kommen K♣, 2♥ und A♦. Die 2♥ bekommt den Stich, denn sie ist der einzige Trumpf. Ohne sie wäre es der K♣: Das A♦ hat nicht die ausgespielte Farbe.

{quick}`,

  'rules.quick':
    'Wenn alle nur noch eine Karte haben, spielt sich der letzte Stich von selbst, denn zu wählen gibt es nichts mehr. Wer den Tisch eröffnet, kann das mit der Option *flott* abschalten. Sonst wird für niemanden gespielt: Eine eilig gespielte Karte verriete den anderen, dass es keine Wahl gab.',

  'rules.questions': `**Typische Anfängerfehler**
- **Sicherheitshalber einen mehr machen.** Ein Stich zu viel kostet genauso viel wie einer zu wenig.
- **Nur hohe Karten zählen.** Ein Ass in einer Nebenfarbe fällt dem kleinsten Trumpf zum Opfer; viele kleine Trümpfe sind mehr wert, als sie aussehen.
- **Die Summe vergessen.** Sind mehr Stiche angesagt, als es gibt, dann raufen alle darum. Sind es weniger, dann will sie keiner haben.
- **Den König bis zuletzt behalten.** Wer nichts mehr braucht, wirft hohe Karten beizeiten unter noch höhere.

**Häufige Fragen**
- **Darf ich keinen Stich ansagen?** Ja. Auch das bringt einen Punkt.
- **Zählt jeder Stich?** Nein, nur ob deine Ansage aufgeht.
- **Warum darf ich diese Karte nicht ausspielen?** Weil es ein Trumpf ist und in einem früheren Stich noch keiner gefallen ist.
- **Warum fehlt beim Geben eine Ansage?** Das ist der Haken.
- **Wer spielt in der nächsten Runde aus?** Wieder, wer zuerst ansagt: links von der Person, die dann gibt.
- **Sehe ich die Karten vergangener Stiche?** Der letzte Stich bleibt stehen; die anderen musst du dir merken, bis *Wie es lief* sie zeigt.
- **Wird fair gegeben?** Alle dreizehn Runden folgen aus einem Geheimnis, das beim Öffnen des Tisches feststand, gemischt mit euren eigenen Klicks. Nach dem Spiel lässt es sich mit *Mischen prüfen* nachrechnen.`,
} as const satisfies Readonly<Record<string, string>>;
