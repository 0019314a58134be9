/** The game's name and rules in German, one message a page. */
export const deRules = {
  'game.name': 'Anaconda',
  'game.pitch':
    'Poker: Karten weitergeben, fünf nach und nach aufdecken, für High, Low oder beides gewinnen.',

  'rules.goal': `**Worum es geht**
Alle bekommen sieben Karten, geben einige davon weiter und behalten fünf. Diese werden nacheinander aufgedeckt, und dazwischen wird gesetzt. Am Ende wird jeder Pot geteilt: **eine Hälfte für die beste hohe Hand (High), eine für die beste niedrige (Low).** Um welche Hälfte du spielst, oder um beide, sagst du geheim an.

Die Chips sind Spielchips: Gekauft, verkauft oder ausgezahlt werden sie nie.

**Der Lauf einer Runde**
1. **Grundeinsatz:** Alle zahlen ihn in den Pot. Dann bekommen alle sieben Karten.
2. **Weitergeben:** drei Karten nach links, dann zwei, dann eine.
3. **Ordnen:** Alle behalten fünf Karten und legen ihre Reihenfolge fest. Die übrigen sind draußen.
4. **Aufdecken:** Alle decken gleichzeitig ihre nächste Karte auf, viermal. Nach jeder Karte folgt eine Setzrunde.
5. **Ansagen:** High, Low oder Beides, geheim. Dann werden alle Ansagen gezeigt.
6. **Showdown:** Die letzten Karten werden aufgedeckt und die Pots geteilt.
Sind alle bis auf eine Person ausgestiegen, bekommt diese alles und zeigt nichts.

Das Geben wandert nach jeder Runde einen Platz nach links.`,

  'rules.cards': `**Weitergeben, Schritt für Schritt**
1. Drück auf **Meine Karten** und wähle genau so viele Karten, wie gefragt sind. Bis du abschickst, kannst du neu wählen.
2. Niemand bekommt etwas, bevor nicht alle abgeschickt haben. So geben alle gleichzeitig weiter, und niemand sieht, was andere geben.
3. Was du bekommen hast, kannst du bei der nächsten Weitergabe weiterreichen. 🆕 zeigt, was zuletzt kam.
4. Wer gepasst hat, wird übersprungen: „Links“ ist der nächste Platz, der noch dabei ist.

**Ordnen, Schritt für Schritt**
1. Wähle deine fünf Karten **in der Reihenfolge, in der sie aufgedeckt werden**. Die fünfte bleibt bis zum Showdown verdeckt.
2. Eine Liste gibt dir auf einmal eine ganze Reihenfolge: die beste Hand für High oder für Low, ihre beste Karte zuerst oder zuletzt.
3. Darunter steht, was deine fünf auf jeder Seite wert sind und was die anderen davon sehen werden.
4. Was abgeschickt ist, bleibt so.`,

  'rules.bets': `**Setzen, Schritt für Schritt**
1. Es beginnt, wer die besten Karten zeigt, dann geht es im Uhrzeigersinn weiter. Dabei zählen Paare, Drillinge und Vierlinge, aber keine Straßen und Flushes. Sind mehrere gleich, beginnt, wer zuerst links von der gebenden Person sitzt.
2. Noch hat niemand gesetzt? **Schieben** (nichts zahlen) oder **setzen**.
3. Es ist gesetzt? **Mitgehen** (ebenso viel zahlen), **erhöhen** (ebenso viel und noch mehr zahlen) oder **passen** (die Karten aufgeben; was du gezahlt hast, bleibt im Pot).
4. Wer geschoben hat, darf später in derselben Setzrunde noch erhöhen.
5. Die Setzrunde endet, wenn alle, die dabei sind, gleich viel gezahlt haben. Jeder Einsatz und jede Erhöhung hat ein Mindestes und ein Höchstes, und jede Setzrunde hat eine Höchstzahl von Erhöhungen.

**All-in und Nebenpots**
Hast du zu wenig Chips zum Mitgehen, zahlst du, was du noch hast, und bleibst dabei: **all-in**. Von allen anderen kannst du nur je so viel gewinnen, wie du selbst gezahlt hast. Was darüber liegt, kommt in einen **Nebenpot**, um den nur die anderen spielen. Wobei niemand mitging, das geht zurück.

Ein Beispiel: Ann hat 5 Chips und ist all-in, Bo und Cy zahlen je 8. Der Hauptpot ist 15, um ihn spielen alle drei. Der Nebenpot ist 6, um ihn spielen nur Bo und Cy.`,

  'rules.showdown': `**Ansagen**
Nach der vierten Karte und ihrer Setzrunde wählen alle **High**, **Low** oder **Beides**. Ein Druck, und es gilt, und zwar für jeden Pot, um den du spielst.

**So wird ein Pot geteilt**
1. Die beste Hand derer, die High angesagt haben, bekommt die eine Hälfte, die beste derer mit Low die andere. Ein überzähliger Chip geht an High.
2. Haben alle dieselbe Seite angesagt? Dann bekommt deren beste Hand alles.
3. **Beides** bekommt alles, aber nur, wenn dich niemand für High und niemand für Low schlägt. Eine gleiche Hand schlägt dich nicht, sie teilt mit dir. Wirst du auf einer Seite geschlagen, bist du auf beiden draußen, und die nächstbeste Hand rückt nach.
4. Gleiche Hände teilen. Überzählige Chips gehen an die Nächsten links von der gebenden Person.
5. Haben alle Beides angesagt, und alle wurden irgendwo geschlagen? Dann entscheiden nur die Karten, High gegen High und Low gegen Low.

Ein Beispiel: Im Pot sind 30. Ann hat ein Full House und sagt High an, Bo hat 6-4-3-2-A und sagt Low an, Cy hat ein Paar Könige und sagt High an. Ann bekommt 15 und Bo 15. Hätte Bo Beides angesagt, dann würde Anns Full House Bo für High schlagen. Bo wäre draußen, für Low wäre niemand übrig, und Ann bekäme alle 30.`,

  'rules.ranking': `**High, von der besten Hand an**
{high}
Von zwei Händen gleicher Art gewinnen die höheren Karten, die größere Gruppe zuerst. Das Ass ist hoch, zählt aber in 5-4-3-2-A als Eins, einer Straße bis zur Fünf. Alle Farben sind gleich viel wert.

**Low, von der besten Hand an**
{low}
Für Low ist das Ass die Eins, und Straßen und Flushes zählen nicht. Verglichen wird von der höchsten Karte abwärts, und niedriger ist besser: 7-5-4-3-2 schlägt 8-4-3-2-A. Jede Hand ohne Paar schlägt jedes Paar.`,

  'rules.options': `**Was ein Tisch vereinbaren kann**
Wer den Tisch eröffnet, wählt eine *Variante* mit Namen oder einzelne Optionen:
- **grundeinsatz**: 1 bis 100 Chips (sonst 1).
- **mindesteinsatz** und **höchsteinsatz**: Grenzen für jedes Setzen und Erhöhen (sonst 1 und 5).
- **erhöhungen**: 0 bis 10 in einer Setzrunde (sonst 3).
- **weitergabe**: 3, 2, 1 nach links · 3 nach links, einmal · Zickzack: 3 nach links, 2 nach rechts, 1 nach links · Stufen: 3 an die erste, 2 an die zweite, 1 an die dritte Person links. Zu dritt wärst du die dritte Person links selbst, darum geht die Karte an die erste.
- **zwischeneinsätze**: eine Setzrunde vor der ersten und nach jeder Weitergabe; es beginnt, wer links von der gebenden Person sitzt. Bei nur einer Weitergabe ist das immer so.
- **ansage**: Ausgeschaltet zählt nur High, und niemand sagt etwas an.
- **karten**: sechs statt sieben, eine wird also weggelegt.
- **joker**: Howdy Doody. Dreien sind Joker für High, Könige für Low. Ein Joker steht für das, was die beste Hand ergibt. Fünf Gleiche schlagen alles.

**Howdy Doody am Beispiel**
High: {high}
Low: {low}`,

  'rules.questions': `**Typische Anfängerfehler**
- **Beiden Seiten nachlaufen.** Eine Hand, die für High und für Low mittelmäßig ist, gewinnt meist keines von beiden. Entscheide dich früh und gib weiter, was nicht passt.
- **Kleine Karten gedankenlos weitergeben.** Genau auf die wartet vielleicht eine Low-Hand links von dir.
- **Die Stärke zuerst zeigen.** Ein offenes Paar verscheucht die anderen. Verdecke die Karte, auf die es ankommt, außer du willst bluffen.
- **Ansagen, was alle ansagen.** Vier niedrige Hände liegen offen? Dann bekommt ein kleines Paar für High vielleicht allein den halben Pot.
- **Aus Gier Beides ansagen.** Eine bessere Hand auf einer Seite, und du bekommst nichts.
- **Zahlen, weil man schon gezahlt hat.** Chips im Pot gehören dir nicht mehr; sieh nur, was die nächste Karte kostet.

**Häufige Fragen**
- **Sehe ich, was ich weitergegeben habe?** Ja, unter **Meine Karten**, bis zur nächsten Weitergabe.
- **Kann ich meine Reihenfolge später ändern?** Nein, nicht mehr, wenn sie abgeschickt ist.
- **Entscheiden die Karten von selbst?** Nein, es gilt die Ansage, außer wenn alle mit Beides scheitern.
- **Darf ich die Karten sehen, mit denen jemand gepasst hat?** Nicht, solange gespielt wird. *Mischen prüfen* öffnet sie, wenn der Tisch schließt.
- **Was, wenn ich weg bin?** Dann wird für dich geschoben, oder gepasst, wenn gesetzt ist. Zahlen musst du nie.
- **Was, wenn meine Chips ausgehen?** In dieser Runde bist du all-in. Zwischen zwei Runden kannst du neue bringen, wenn der Tisch es erlaubt.
- **Wird fair gegeben?** Jede Runde folgt aus einem Geheimnis, das feststand, bevor ihr gedrückt habt, gemischt mit euren eigenen Klicks. Ist der Tisch geschlossen, lässt es sich mit *Mischen prüfen* nachrechnen.`,
} as const satisfies Readonly<Record<string, string>>;
