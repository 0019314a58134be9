/** The German words of Yak. The Murmeltier is neuter, all other animals are masculine. */
import { deRules } from './de-rules.ts';
import type { YakKey } from './en.ts';

export const de: Readonly<Record<YakKey, string>> = {
  ...deRules,

  // Cards and claims
  'animal.name':
    '{animal, select, yak {Yak} ibex {Steinbock} vulture {Geier} marmot {Murmeltier} yeti {Yeti} other {{animal}}}',
  'animal.counted':
    '{animal, select, yak {{count, plural, one {# Yak} other {# Yaks}}} ibex {{count, plural, one {# Steinbock} other {# Steinböcke}}} vulture {{count, plural, other {# Geier}}} marmot {{count, plural, one {# Murmeltier} other {# Murmeltiere}}} yeti {{count, plural, one {# Yeti} other {# Yetis}}} other {{animal} {count}}}',
  'animal.claim': '„{counted}“',
  'card.joker': 'Joker',
  'card.special': '{special, select, all {„!“} ones {„1“} stop {Stoppschild} other {{special}}}',
  'card.count': '{count, plural, one {# Karte} other {# Karten}}',

  // The ladder, an option of the game
  'option.ladder': 'leiter',
  'option.ladder-about': 'Welche von zwei Behauptungen höher ist',
  'ladder.animal': 'erst das Tier',
  'ladder.number': 'erst die Zahl',
  'ladder.note': 'Leiter: {ladder}. {rule}',
  'ladder.rule':
    '{ladder, select, number {Höher ist eine größere Zahl oder dieselbe Zahl mit einem größeren Tier.} other {Höher ist ein größeres Tier mit beliebiger Zahl oder dasselbe Tier mit einer größeren Zahl.}}',

  // What just happened
  'happened.dealt':
    'Die Karten sind verteilt, fünf für jede Hand. {name} eröffnet den ersten Stapel.',
  'happened.opened':
    '{name} eröffnet mit einer verdeckten Karte einen neuen Stapel und behauptet {claim}.',
  'happened.played': '{name} legt eine Karte verdeckt dazu und behauptet {claim}.',
  'happened.lastPhase':
    'Die letzte Karte ist gezogen: **Jetzt kommt der Schlussteil, der nächste Zweifel beendet das Spiel.**',
  'happened.holds':
    '{doubter} bezweifelte {claim} von {claimant}. Der Stapel wird aufgedeckt und zählt {count}: Die Behauptung hält, also nimmt {doubter} den Stapel ({cards}).',
  'happened.fails':
    '{doubter} bezweifelte {claim} von {claimant}. Der Stapel wird aufgedeckt und zählt {count}: Das ist zu wenig, also nimmt {claimant} den Stapel ({cards}).',

  // Who is to do what
  'prompt.open':
    '{name} eröffnet einen neuen Stapel: eine Karte und eine erste Behauptung, immer mit der Zahl eins, unter **Meine Karten**.',
  'prompt.play':
    '{name} ist dran: {claim} **bezweifeln** oder unter **Meine Karten** eine Karte mit einer höheren Behauptung spielen.',
  'prompt.over': 'Das Spiel ist vorbei.',

  // The public panel
  'pile.claim': '**Zu überbieten: {claim}**, behauptet von {name}',
  'pile.none': '**Noch keine Behauptung**',
  'pile.sizes': 'Stapel: {pile} · Nachziehstapel: {draw}',
  'pile.lastPhase':
    '⏳ **Schlussteil:** Der Nachziehstapel ist leer, der nächste Zweifel beendet das Spiel.',
  'pile.order': 'Leiter: {ladder}. Von groß nach klein: {animals}.',
  'claims.title': 'Die Behauptungen über diesen Stapel',
  'claims.earlier': '{count, plural, one {# frühere Behauptung} other {# frühere Behauptungen}}',
  'claims.one': '{name} {claim}',
  'players.title': 'Bisher genommen',
  'players.rule': 'Wer die wenigsten Karten genommen hat, gewinnt.',
  'players.taken':
    '{count, plural, =0 {nichts genommen} one {# Karte genommen} other {# Karten genommen}}',
  'players.hand': '{count, number} in der Hand',
  'button.doubt': 'Bezweifeln',

  // A pile that was turned up
  'counted.title': 'Der letzte Zweifel, Karte für Karte: {counted} in {cards}',
  'counted.seat': '{name} +{worth, number}: {cards}',
  'counted.legend': 'Was fett ist, hat gezählt.',
  'effect.stopsVoid':
    '{stops, plural, one {Ein Stoppschild} other {# Stoppschilder}}, eine ungerade Zahl: {voided, select, all {Jedes „!“ ist hier ungültig} ones {Jede „1“ ist hier ungültig} other {Jedes „!“ und jede „1“ ist hier ungültig}}.',
  'effect.stopsIdle':
    '{stops, plural, one {Ein Stoppschild} other {# Stoppschilder}}: Es gab kein „!“ und keine „1“ aufzuhalten.',
  'effect.stopsEven':
    '{stops, plural, other {# Stoppschilder}}, eine gerade Zahl, und die heben einander auf.',
  'effect.all':
    '„!“ wirkt: Jedes Tier ist hier {animal, select, yak {ein Yak} ibex {ein Steinbock} vulture {ein Geier} marmot {ein Murmeltier} yeti {ein Yeti} other {{animal}}}.',
  'effect.ones': '„1“ wirkt: Jedes Tier und jeder Joker zählt hier 1.',

  // The private panel
  'hand.title': 'In deiner Hand: {count, plural, =0 {keine Karten} one {# Karte} other {# Karten}}',
  'hand.played': 'Von dir in diesem Stapel',
  'hand.noneYet': 'noch nichts',
  'hint.all': '„!“: Alle Tiere im Stapel werden zum behaupteten.',
  'hint.ones': '„1“: Jedes Tier und jeder Joker im Stapel zählt 1.',
  'hint.stop':
    'Stoppschild: Eine ungerade Zahl davon macht jedes „!“ und jede „1“ im Stapel ungültig.',
  'ask.open':
    '**Du bist dran.** Du eröffnest einen neuen Stapel. Wähle eine Karte und ein Tier; die erste Behauptung hat immer die Zahl eins.',
  'ask.play':
    '**Du bist dran.** {name} behauptet {claim} in einem Stapel von {cards}. Bezweifle das, oder wähle eine Karte und eine höhere Behauptung. Bis du spielst, kannst du alles ändern.',
  'choose.card': 'Welche Karte?',
  'choose.claim': 'Was liegt dann im ganzen Stapel, sagst du?',
  'choose.number':
    '{animal, select, yak {Eine andere Zahl von Yaks} ibex {Eine andere Zahl von Steinböcken} vulture {Eine andere Zahl von Geiern} marmot {Eine andere Zahl von Murmeltieren} yeti {Eine andere Zahl von Yetis} other {{animal}}}',
  'option.range': '{from, number} bis {to, number} …',
  'button.play': 'Spielen',
  'sum.play': 'Du legst {card} verdeckt ab und behauptest {claim}.',
  'sum.missing':
    'Noch zu wählen: {part, select, card {die Karte} claim {deine Behauptung} other {die Karte und deine Behauptung}}.',

  // A press that makes no sense now
  'hint.incomplete': 'Es fehlt noch etwas. Wähle zuerst eine Karte und eine Behauptung.',
  'hint.gone': 'Diese Auswahl gibt es nicht mehr. **Meine Karten** zeigt, was du jetzt tun kannst.',
  'hint.notYourTurn': 'Du bist nicht dran. **Meine Karten** zeigt, auf wen es ankommt.',

  // Refusals
  'refusal.bad-move': 'Das ist kein Zug in Yak, darum hat sich nichts geändert.',
  'refusal.game-over': 'Das Spiel ist vorbei; es werden keine Karten mehr gespielt.',
  'refusal.not-your-turn': 'Spielen oder zweifeln kann nur, wer dran ist.',
  'refusal.wrong-phase': 'Das geht an dieser Stelle des Spiels nicht.',
  'refusal.not-in-hand': 'Du kannst nur eine Karte aus deiner eigenen Hand spielen.',
  'refusal.bad-claim': 'Eine Behauptung nennt eines der fünf Tiere und eine ganze Zahl ab 1.',
  'refusal.first-claim-is-one': 'Die erste Behauptung über einen Stapel hat immer die Zahl eins.',
  'refusal.claim-not-higher': 'Eine Behauptung muss höher sein als die vorige.',
  'refusal.claim-impossible':
    'So viel kann in keinem Stapel liegen: Eine Karte zählt höchstens 3, also ist dreimal die Zahl der Karten die Grenze.',
  'refusal.nothing-to-doubt': 'Es gibt noch keine Behauptung, die man bezweifeln könnte.',

  // The end
  'end.winners':
    '{count, plural, one {{names} gewinnt mit den wenigsten genommenen Karten ({taken, number}).} other {{names} gewinnen gemeinsam mit den wenigsten genommenen Karten (je {taken, number}).}}',
  'end.emptyHands':
    'Niemand hat noch eine Karte: Die letzte Behauptung kann nicht mehr bezweifelt werden, und der letzte Stapel zählt für niemanden.',
  'end.left': '{loser} hat das Spiel verlassen und verliert es.',
  'end.removed': '{loser} wurde aus dem Spiel genommen und verliert es.',
  'end.others': '{count, plural, one {{names} gewinnt.} other {{names} gewinnen gemeinsam.}}',
  'end.broken': 'Das Spiel endete vorzeitig. Es zählt nicht.',
  'end.ranking': 'Die Rangliste',
  'end.place': '{place, number}\\. {name} · {taken}',
  'end.hands': 'Was in den Händen übrig war',
  'end.noCards': 'keine Karten',
  'end.undoubted':
    'Der Stapel, den niemand bezweifelt hat: {counted} in {cards}. {holds, select, yes {Die Behauptung {claim} stimmte.} other {Die Behauptung {claim} stimmte nicht.}}',

  // How it went
  'recap.none': 'Kein Stapel wurde bezweifelt.',
  'recap.player':
    '{name} · nahm {taken, number} · Behauptungen {claims, number}, wahr {truths, number} · Zweifel {doubts, number}, berechtigt {right, number} · {caught, number}× ertappt',
  'recap.legend':
    'Wahr war eine Behauptung, wenn in diesem Augenblick mindestens so viel im Stapel lag.',
  'recap.boldest':
    '🎭 Am frechsten: {name}, {count, plural, one {# unwahre Behauptung} other {# unwahre Behauptungen}}, und niemand zweifelte.',
  'recap.sharpest':
    '🔎 Am scharfsinnigsten: {name}, {right, number} von {doubts, number} Zweifeln berechtigt.',
  'recap.honest':
    '😇 Am ehrlichsten: {name}, {truths, number} von {claims, number} Behauptungen wahr.',
  'recap.pile': 'Stapel {number, number} · {cards}',
  'recap.more': 'Stapel {number, number}, Fortsetzung',
  'recap.step':
    '{name}: {card}, {claim} ({truth, select, yes {wahr} other {unwahr}}: {held, number})',
  'recap.doubt':
    '{doubter} zweifelte an {claimant}, und zwar {right, select, yes {zu Recht} other {zu Unrecht}}: {counted}. {taker} nahm {cards}.',
  'recap.undoubted': 'Die letzte Behauptung hat niemand mehr bezweifelt.',
};
