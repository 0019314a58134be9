/** The German words of Cockroach Poker. Skorpione are masculine, all others feminine. */
import { deRules } from './de-rules.ts';
import type { CockroachKey } from './en.ts';

export const de: Readonly<Record<CockroachKey, string>> = {
  ...deRules,

  // Creatures
  'creature.name':
    '{creature, select, bat {Fledermaus} cockroach {Kakerlake} fly {Fliege} rat {Ratte} scorpion {Skorpion} spider {Spinne} stinkbug {Stinkwanze} toad {Kröte} other {{creature}}}',
  'creature.label':
    '{creature, select, bat {Fledermaus} cockroach {Kakerlake} fly {Fliege} rat {Ratte} scorpion {Skorpion} spider {Spinne} stinkbug {Stinkwanze} toad {Kröte} other {{creature}}}',
  'creature.one':
    '{creature, select, bat {eine Fledermaus} cockroach {eine Kakerlake} fly {eine Fliege} rat {eine Ratte} scorpion {ein Skorpion} spider {eine Spinne} stinkbug {eine Stinkwanze} toad {eine Kröte} other {{creature}}}',
  'creature.object':
    '{creature, select, bat {eine Fledermaus} cockroach {eine Kakerlake} fly {eine Fliege} rat {eine Ratte} scorpion {einen Skorpion} spider {eine Spinne} stinkbug {eine Stinkwanze} toad {eine Kröte} other {{creature}}}',
  'creature.counted':
    '{creature, select, bat {{count, plural, one {# Fledermaus} other {# Fledermäuse}}} cockroach {{count, plural, one {# Kakerlake} other {# Kakerlaken}}} fly {{count, plural, one {# Fliege} other {# Fliegen}}} rat {{count, plural, one {# Ratte} other {# Ratten}}} scorpion {{count, plural, one {# Skorpion} other {# Skorpione}}} spider {{count, plural, one {# Spinne} other {# Spinnen}}} stinkbug {{count, plural, one {# Stinkwanze} other {# Stinkwanzen}}} toad {{count, plural, one {# Kröte} other {# Kröten}}} other {{creature} {count}}}',
  'creature.claim':
    '„{creature, select, bat {Fledermaus} cockroach {Kakerlake} fly {Fliege} rat {Ratte} scorpion {Skorpion} spider {Spinne} stinkbug {Stinkwanze} toad {Kröte} other {{creature}}}“',

  // What just happened
  'happened.dealt':
    'Die Karten sind verteilt{removed, plural, =0 {} other {; # Karten liegen beiseite, ungesehen}}. {name} eröffnet die erste Runde.',
  'happened.offered': '{from} legt eine Karte verdeckt vor {to} und sagt {claim}.',
  'happened.looked': '{name} hat die Karte angesehen und muss sie also weitergeben.',
  'happened.passed':
    '{peeked, select, yes {{from} hat die Karte angesehen, gibt sie an {to} weiter und sagt {claim}.} other {{from} gibt die Karte ungesehen an {to} weiter und sagt {claim}.}}',

  // A card is kept: claim, answer, truth, consequence, in this order
  'kept.trustedTruth':
    '{from} sagte {claim}, und {judge} antwortete „wahr“. Es ist {card}: Die Behauptung stimmte, {judge} hat recht, also behält {from} die Karte.',
  'kept.trustedLie':
    '{from} sagte {claim}, und {judge} antwortete „wahr“. Es ist {card}: Die Behauptung stimmte nicht, {judge} liegt daneben, also behält {judge} die Karte.',
  'kept.doubtedLie':
    '{from} sagte {claim}, und {judge} antwortete „falsch“. Es ist {card}: Die Behauptung stimmte nicht, {judge} hat recht, also behält {from} die Karte.',
  'kept.doubtedTruth':
    '{from} sagte {claim}, und {judge} antwortete „falsch“. Es ist {card}: Die Behauptung stimmte, {judge} liegt daneben, also behält {judge} die Karte.',
  'kept.now': '{keeper} hat jetzt {counted} offen liegen.',

  // Who is to do what
  'prompt.offering':
    '{name} eröffnet die Runde und wählt unter **Meine Karten**, was an wen geht und was dazu gesagt wird.',
  'prompt.deciding': '{name} entscheidet. Ist es {card}, wie {from} sagt?',
  'prompt.mustJudge':
    '{name} muss „wahr“ oder „falsch“ sagen: Ist es {card}, wie {from} sagt? Alle anderen hatten die Karte schon, weitergeben geht nicht mehr.',
  'prompt.passing': '{name} hat die Karte angesehen und muss sie weitergeben.',
  'prompt.over': 'Das Spiel ist vorbei.',

  // The public panel
  'way.title': 'Der Weg der Karte',
  'way.step':
    '{from} → {to}: {claim}{looked, select, opener {} yes { · angesehen} other { · nicht angesehen}}',
  'players.title': 'Offen ausgelegt',
  'players.rule':
    'Wer {limit} von einer Sorte liegen hat, verliert. ⚠️ heißt: Eine weitere genügt.',
  'players.hand': '{count, plural, =0 {keine Handkarten} one {# Handkarte} other {# Handkarten}}',
  'players.emptyHand': '⚠️ darf nichts behalten',
  'players.none': 'nichts offen',
  'players.all': 'Insgesamt offen, von je 8',
  'rounds.title': 'Die letzten Runden',
  'rounds.line':
    '{card}: {from} sagte {claim}, {judge} sagte {truth, select, yes {„wahr“} other {„falsch“}} → {keeper} behält die Karte',
  'button.true': 'Wahr',
  'button.false': 'Falsch',
  'button.pass': 'Weitergeben',

  // The private panel
  'hand.title': 'Auf der Hand: {count, plural, =0 {keine Karten} one {# Karte} other {# Karten}}',
  'hand.empty':
    'Du hast keine Karten mehr. Antworten und weitergeben kannst du weiterhin, aber jede Karte, die du jetzt behältst, verliert das Spiel.',
  'mine.title': 'Offen vor dir',
  'knows.yes': 'Du kennst die Karte im Spiel: {card}.',
  'knows.no': 'Du kennst die Karte im Spiel nicht.',
  'offer.ask':
    '**Du bist am Zug.** Wähle eine Karte, wer sie bekommt und was du dazu sagst. Bis zum Anbieten kannst du alles ändern.',
  'decide.ask':
    '**Du bist am Zug.** {from} sagt {claim}. Sag, ob das wahr ist, oder gib die Karte weiter.',
  'decide.must':
    '**Du bist am Zug.** {from} sagt {claim}. Sag, ob das wahr ist. Alle anderen hatten die Karte schon, darum kannst du sie weder ansehen noch weitergeben.',
  'decide.look':
    '*Ansehen* zeigt die Karte nur dir. Danach kannst du sie nur noch weitergeben und nicht mehr „wahr“ oder „falsch“ sagen. Oder gib sie ungesehen weiter:',
  'pass.ask':
    '**Du bist am Zug.** Du hast nachgesehen: Es ist {card}. Wähle, wer sie bekommt und was du dazu sagst.',
  'choose.card': 'Welche Karte?',
  'choose.to': 'Wer bekommt sie?',
  'choose.claim': 'Was behauptest du?',
  'option.card': '{creature} × {count}',
  'option.cardNote': '{count} offen vor dir',
  'option.truth': 'Das ist die Wahrheit.',
  'option.same': 'Das war die letzte Behauptung.',
  'button.look': 'Ansehen',
  'button.passUnseen': 'Ungesehen weitergeben',
  'button.passOn': 'Weitergeben',
  'button.offer': 'Anbieten',
  'sum.offer':
    'Du bietest {to} {card} an und sagst {claim}. {honest, select, yes {Das ist die Wahrheit.} other {Das ist gelogen.}}',
  'sum.passOn':
    'Du gibst {card} an {to} weiter und sagst {claim}. {honest, select, yes {Das ist die Wahrheit.} other {Das ist gelogen.}}',
  'sum.passUnseen': 'Du gibst die Karte ungesehen an {to} weiter und sagst {claim}.',
  'sum.missing': 'Noch zu wählen: {parts}.',
  'part.card': 'die Karte',
  'part.to': 'wer sie bekommt',
  'part.claim': 'deine Behauptung',

  // A press that makes no sense now
  'hint.incomplete': 'Da fehlt noch etwas. Drück **Meine Karten** und wähle erst alles aus.',
  'hint.gone': 'Diese Wahl gibt es nicht mehr. **Meine Karten** zeigt dir, was jetzt geht.',
  'hint.notYourTurn': 'Du bist nicht am Zug. **Meine Karten** zeigt, wer dran ist.',
  'hint.mustJudge':
    'Alle anderen hatten diese Karte schon, weitergeben geht nicht mehr. Sag „wahr“ oder „falsch“.',

  // Refusals
  'refusal.bad-move': 'Das ist kein Zug in Kakerlakenpoker, also hat sich nichts geändert.',
  'refusal.game-over': 'Das Spiel ist vorbei, es werden keine Karten mehr gespielt.',
  'refusal.not-your-turn': 'Nur wer am Zug ist, kann ziehen.',
  'refusal.wrong-phase':
    'Das geht an dieser Stelle der Runde nicht. Wer eine Karte angesehen hat, kann sie nur noch weitergeben.',
  'refusal.must-judge':
    'Wer eine Karte als Letztes bekommt, darf sie weder ansehen noch weitergeben, sondern nur „wahr“ oder „falsch“ sagen.',
  'refusal.not-in-hand': 'Du kannst nur eine Karte aus deiner eigenen Hand anbieten.',
  'refusal.bad-claim': 'Behaupten kannst du nur eine der acht Sorten.',
  'refusal.bad-seat': 'Eine Karte geht an jemand anderen an diesem Tisch, nie an dich selbst.',
  'refusal.has-seen':
    'Eine Karte kommt nie zurück: weder zu dem, der eröffnet hat, noch zu jemandem, der schon über sie entschieden hat.',

  // The end
  'end.set': '{loser} hat {counted} offen liegen und verliert.',
  'end.emptyHand': '{loser} müsste die nächste Runde eröffnen, hat keine Karte mehr und verliert.',
  'end.left': '{loser} hat das Spiel verlassen und verliert.',
  'end.removed': '{loser} wurde aus dem Spiel entfernt und verliert.',
  'end.winners': '{count, plural, one {{names} gewinnt.} other {{names} gewinnen gemeinsam.}}',
  'end.broken': 'Das Spiel endete, bevor jemand verloren hatte. Es zählt nicht.',
  'end.hands': 'Was noch auf den Händen war',
  'end.noCards': 'keine Karten',
  'end.inPlay': 'Unterwegs war {card}.',

  // How it went
  'recap.none': 'Es wurde keine Runde gespielt.',
  'recap.player':
    '{name} · gelogen {lies}×, geglaubt {believed}× · geantwortet {judged}×, richtig {right}× · angesehen {looked}×',
  'recap.legend':
    'Gelogen hat, wer die Karte kannte und etwas anderes sagte. Wer sie nicht kannte, hat geraten.',
  'recap.bestLiar':
    '🎭 Am besten gelogen: {name}. {count, plural, one {# Lüge wurde} other {# Lügen wurden}} geglaubt.',
  'recap.mostTrusting': '🐑 Am gutgläubigsten: {name}, {said} von {judged} Mal „wahr“.',
  'recap.sharpest': '🔎 Der schärfste Blick: {name}, {right} von {judged} Mal richtig.',
  'recap.mostCurious':
    '👀 Am neugierigsten: {name}, {count, plural, one {# Karte} other {# Karten}} angesehen.',
  'recap.roundCard': 'Runde {number} · {card}',
  'recap.round': 'Runde {number}',
  'recap.unfinished': 'Das Spiel brach ab, bevor jemand geantwortet hat.',
  'recap.step':
    '{from} → {to}: {claim} ({how, select, openedTrue {die Wahrheit} openedFalse {gelogen} lookedTrue {angesehen, die Wahrheit} lookedFalse {angesehen, gelogen} lookedUnknown {angesehen} unseenTrue {ungesehen, richtig geraten} unseenFalse {ungesehen, falsch geraten} unseenUnknown {ungesehen} other {eröffnet}})',
  'recap.trustedTruth': '{judge} glaubte {from} zu Recht.',
  'recap.trustedLie': '{judge} glaubte {from} zu Unrecht.',
  'recap.doubtedLie':
    '{caught, select, yes {{judge} glaubte es nicht und hat {from} beim Lügen ertappt.} other {{judge} glaubte es zu Recht nicht.}}',
  'recap.doubtedTruth': '{judge} glaubte {from} nicht, doch es war nicht gelogen.',
  'recap.keeps': '{keeper} behält die Karte: {counted}.',
};
