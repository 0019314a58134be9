/** The game's name and rules in German. */
export const deRules = {
  'game.name': 'Yak',
  'game.pitch':
    'Sag, was im wachsenden Stapel liegt, und lass dich nicht erwischen. Wenig nehmen gewinnt.',

  'rules.goal': `**Worum es geht**
Alle spielen verdeckt Karten auf einen gemeinsamen Stapel und behaupten jedes Mal, was nun im **ganzen Stapel** liegt: „4 Geier“. Jede Behauptung muss höher sein als die vorige, und irgendwann glaubt es jemand nicht. Dann wird der Stapel aufgedeckt, und eine von zwei Personen muss ihn nehmen. **Wer die wenigsten Karten genommen hat, gewinnt.**

**Die Karten**
Es sind {total, number} Karten:
- {animals}: fünf Tiere, vom größten zum kleinsten, zusammen {animalCards, number} Karten. Jede zählt 1, 2 oder 3 von ihrem Tier.
- {joker}: zählen 1 oder 2 von dem, was behauptet wird.
- {all} · {ones} · {stop}: Sonderkarten. Selbst zählen sie nie, ändern aber, wie die anderen zählen.
Alle haben fünf Karten auf der Hand; der Rest ist der Nachziehstapel.`,

  'rules.turn': `**Ein Zug: spielen oder zweifeln**
1. **Spielen:** eine beliebige Karte mit einer wahren oder unwahren Behauptung über den ganzen Stapel samt der neuen Karte. Danach ziehst du nach, solange etwas da ist.
- Die erste Behauptung über einen Stapel hat die Zahl eins: „1 Yeti“.
- Jede weitere muss höher sein. Du darfst springen, aber nicht über das Dreifache der Karten im Stapel: Mehr kann in keinem liegen.
2. **Zweifeln** an der letzten Behauptung. Dann spielst und ziehst du nicht; der Stapel wird aufgedeckt und gezählt.
- Liegt **mindestens** so viel darin? Dann nimmst **du** ihn.
- Liegt weniger darin? Dann nimmt ihn, **wer es behauptet hat**.
Genommene Karten bleiben verdeckt liegen. Wer sie genommen hat, eröffnet den nächsten Stapel.

**Was ist höher? Die Leiter**
Der Tisch legt sich beim Eröffnen fest.
- **Erst das Tier** (das Übliche): dasselbe Tier mit einer größeren Zahl oder ein größeres Tier mit beliebiger Zahl. Auf „5 Geier“ folgen „6 Geier“ oder „1 Steinbock“, aber nicht „6 Murmeltiere“.
- **Erst die Zahl:** eine größere Zahl mit beliebigem Tier oder dieselbe Zahl mit einem größeren Tier. Auf „5 Geier“ folgen „5 Steinböcke“ oder „6 Murmeltiere“, aber nicht „1 Steinbock“.`,

  'rules.count': `**So zählt ein Stapel**
Zuerst zählen die Stoppschilder, dann „!“, dann „1“; danach werden das behauptete Tier und die Joker zusammengezählt. Angenommen, es ging um dieses Tier: {animal}.
{examples}`,
  'rules.example': '- {cards} → **{counted}**. {why}',
  'rules.why-plain': 'Karten des behaupteten Tiers und Joker.',
  'rules.why-all': '„!“: Jedes Tier ist das behauptete, mit seinem eigenen Wert.',
  'rules.why-ones': '„1“: Jedes Tier und jeder Joker zählt 1.',
  'rules.why-both': 'Beide wirken zusammen: Jedes Tier ist das behauptete, und jedes zählt 1.',
  'rules.why-odd':
    'Eine ungerade Zahl von Stoppschildern: Jedes „!“ und jede „1“ im Stapel ist ungültig. Joker bleiben.',
  'rules.why-even': 'Zwei Stoppschilder heben einander auf, also wirkt „!“ wieder.',
  'rules.why-many': 'Ein zweites „!“ oder eine zweite „1“ ändert nichts.',

  'rules.end': `**Das Ende**
Ist die letzte Karte gezogen, beginnt der **Schlussteil**: Der nächste Zweifel beendet das Spiel, sobald sein Stapel genommen ist. Sind vorher alle Hände leer, endet es sofort, und der letzte Stapel zählt für niemanden. Handkarten zählen nicht. Bei Gleichstand teilt man sich den Platz.

**Fehler, die am Anfang passieren**
- **Nur an die eigene Karte denken.** Die Behauptung gilt für den ganzen Stapel.
- **„Mindestens“ vergessen.** „4 Geier“ hält auch, wenn es neun sind.
- **Sonderkarten verschwenden.** Ein Stoppschild unter einem „!“ oder einer „1“ macht aus einer sicheren Behauptung eine Lüge, und das nächste dreht es wieder um.
- **Zu spät zweifeln.** Ein kleiner Stapel ist zu verschmerzen. Ein großer tut weh, egal wem.
- **Ohne Not springen.** Die nächsthöhere Behauptung überlässt den Ärger denen, die danach kommen.

**Fragen, die auftauchen**
- **Darf ich zweifeln, wenn ich nicht dran bin?** Nein, das darf nur, wer dran ist.
- **Muss ich die Wahrheit sagen?** Nie.
- **Darf ich in den Stapel sehen?** Nur deine eigenen Karten darin zeigt dir **Meine Karten**.
- **Gehört die Karte, die ich jetzt lege, zu meiner Behauptung?** Ja.
- **Wer eröffnet nach einem Zweifel?** Wer den Stapel genommen hat.
- **Überleben Joker ein Stoppschild?** Ja. Es hält nur „!“ und „1“ auf.
- **Kann ich genommene Karten noch einmal ansehen?** Der Stapel des letzten Zweifels bleibt auf der Tafel, bis der nächste kommt.
- **Wird ehrlich gemischt?** Die Verteilung folgt aus einem Geheimnis, das beim Öffnen des Tisches feststand, gemischt mit euren eigenen Klicks. Nach dem Spiel könnt ihr sie mit *Mischen prüfen* nachrechnen.`,
} as const satisfies Readonly<Record<string, string>>;
