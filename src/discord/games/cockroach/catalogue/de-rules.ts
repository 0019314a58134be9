/** The game's name and rules in German, one message a page. */
export const deRules = {
  'game.name': 'Kakerlakenpoker',
  'game.pitch':
    'Schieb Ungeziefer mit Unschuldsmiene weiter. Nur eine Person verliert, alle anderen gewinnen.',

  'rules.goal': `**Worum es geht**
Alle schieben einander verdeckt eklige Tiere zu und sagen dazu, was es ist. Das kann stimmen oder nicht. Punkte gibt es keine: **Eine Person verliert, alle anderen gewinnen gemeinsam.**
Du verlierst, sobald **{limit} Karten einer Sorte** offen vor dir liegen ({limitForTwo}, wenn nur zwei spielen) oder wenn du eine Runde eröffnen musst und keine Karte mehr hast.

**Die Karten**
Es sind 64: {creatures}, je acht. Alle werden verteilt, darum kann jemand eine Karte mehr haben. Zu zweit kommen zehn Karten beiseite, und niemand sieht sie.`,

  'rules.round': `**Eine Runde, Schritt für Schritt**
1. **Anbieten.** Wer eröffnet, nimmt eine Karte aus der Hand, legt sie verdeckt vor jemanden und nennt ein Tier. Das darf auch die Wahrheit sein.
2. **Entscheiden.** Wer die Karte bekommt, hat zwei Möglichkeiten:
- **Antworten, ohne nachzusehen.** *Wahr* heißt: Ich glaube die Behauptung. *Falsch* heißt: Ich glaube sie nicht. Stimmt die Antwort, geht die Karte an den zurück, von dem sie zuletzt kam. Stimmt sie nicht, behältst du sie selbst.
- **Weitergeben** an jemanden, der diese Karte noch nicht hatte, mit derselben oder einer neuen Behauptung. Du darfst sie vorher ansehen. **Wer nachgesehen hat, muss weitergeben.** Weitergeben geht auch, ohne nachzusehen.
3. **Niemand mehr übrig?** Wer als Letztes an die Reihe kommt, muss antworten. Zu zweit ist das immer so.
4. **Behalten.** Wer die Karte behält, legt sie offen vor sich hin und eröffnet die nächste Runde.

Gefährlich wird es immer nur für zwei: für den, der antwortet, und den, von dem die Karte zuletzt kam. Wer sie vorher hatte, ist sicher, und nur die letzte Behauptung zählt.`,

  'rules.end': `**Das Ende**
Wenn jemand eine Karte behält, wird der Reihe nach geprüft:
1. Liegen nun {limit} von einer Sorte offen ({limitForTwo} zu zweit)? Dann ist das Spiel für diese Person verloren.
2. Ist ihre Hand leer? Dann müsste sie eröffnen, kann es nicht und verliert.
In jedem anderen Augenblick schadet eine leere Hand nicht.

**Fehler, die am Anfang passieren**
- **„Falsch“ missverstehen.** „Falsch“ heißt nur: Ich glaube es nicht. Bei einer Lüge ist „falsch“ die richtige Antwort, und wer gelogen hat, behält die Karte.
- **Zu früh nachsehen.** Danach darfst du nicht mehr antworten, und alle sehen, dass du die Karte jetzt kennst.
- **Immer lügen.** Die Wahrheit ist eine gute Falle, gerade wenn niemand mit ihr rechnet.
- **Die Auslagen der anderen übersehen.** Biete an, was jemand am wenigsten brauchen kann. ⚠️ zeigt, wem nur noch eine Karte fehlt.
- **Die Hand leer spielen.** Deine Handkarten sind dein Vorrat: Ist er aufgebraucht, ist die nächste Karte, die du behältst, die letzte.`,

  'rules.questions': `**Fragen, die auftauchen**
- **Darf ich die Behauptung einfach wiederholen?** Ja. Oder etwas Neues sagen; nur die letzte Behauptung zählt.
- **Darf ich die Karte zurückgeben?** Nein. Die Karte geht nie zu dem zurück, der eröffnet hat, und zu niemandem, der schon über sie entschieden hat.
- **Ich habe die Karte nach „wahr“ oder „falsch“ behalten. Wer eröffnet?** Wer eine Karte behält, eröffnet die nächste Runde.
- **Darf ich nachsehen und dann antworten?** Nein. Wer nachsieht, muss weitergeben.
- **Warum kann ich nicht weitergeben?** Alle anderen hatten die Karte schon. Dann bleibt nur „wahr“ oder „falsch“.
- **Meine Hand ist leer. Bin ich raus?** Nein. Du kannst weiter Karten bekommen, antworten und weitergeben. Du verlierst erst, wenn du eine Karte behältst.
- **Ich behalte die vierte einer Sorte und habe keine Handkarten mehr. Was zählt?** Die vier gleichen.
- **Können mehrere verlieren?** Nein, immer genau eine Person.
- **Wird ehrlich gemischt?** Die Verteilung folgt aus einem Geheimnis, das beim Öffnen des Tisches feststand, gemischt mit euren eigenen Klicks. Nach dem Spiel könnt ihr sie mit *Deal prüfen* nachrechnen.`,
} as const satisfies Readonly<Record<string, string>>;
