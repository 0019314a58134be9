/** The French words of the options of Anaconda. */
import type { enStart } from './en-start.ts';

export const frStart: Readonly<Record<keyof typeof enStart, string>> = {
  'option.preset': 'variante',
  'option.preset-about': 'Une façon de jouer ; les options comptent avant',
  'preset.classic': 'Classique : 3, 2, 1 à gauche',
  'preset.once': 'Une seule passe de 3, avec des mises autour',
  'preset.zigzag': 'Zigzag : 3 à gauche, 2 à droite, 1 à gauche',
  'preset.steps': 'Paliers : 3, 2, 1, chaque fois une place plus loin',
  'preset.pass-betting': 'Mises avant et après chaque passe',
  'preset.high-only': 'Haut seulement, sans annonce',
  'preset.six-cards': 'Six cartes, dont une écartée',
  'preset.howdy-doody': 'Howdy Doody : trois et rois jokers',

  'option.ante': 'ante',
  'option.ante-about': 'Jetons que tout le monde paie avant une donne',
  'option.min-bet': 'mise-min',
  'option.min-bet-about': 'Le moins pour miser ou relancer, au plus la mise-max',
  'option.max-bet': 'mise-max',
  'option.max-bet-about': 'Le plus pour miser ou relancer',
  'option.max-raises': 'relances',
  'option.max-raises-about': 'Relances dans un tour de mises',
  'option.passing': 'passes',
  'option.passing-about': 'Combien de cartes passent, et à qui',
  'passing.classic': '3, 2 et 1 à gauche',
  'passing.once': '3 à gauche, une fois',
  'passing.zigzag': '3 à gauche, 2 à droite, 1 à gauche',
  'passing.steps': '3 à la première, 2 à la deuxième, 1 à la troisième personne à gauche',
  'option.pass-betting': 'mises-entre-passes',
  'option.pass-betting-about': 'Mises avant et après chaque passe',
  'option.declare': 'annonce',
  'option.declare-about': 'Jouer pour le haut et le bas, avec une annonce',
  'option.cards': 'cartes',
  'option.cards-about': 'Cartes données à tout le monde',
  'option.wild': 'jokers',
  'option.wild-about': 'Cartes qui valent n’importe quelle autre',
  'wild.none': 'aucun',
  'wild.howdy-doody': 'Howdy Doody : les trois pour le haut, les rois pour le bas',

  'note.bets':
    'Ante {ante, number}. Mises et relances de {min, number} à {max, number}, {maxRaises, plural, =0 {sans relance} one {# relance au plus par tour} other {# relances au plus par tour}}.',
  'note.cards':
    '{cards, number} cartes par personne, {wild, select, none {sans joker.} other {Howdy Doody : les trois sont jokers pour le haut, les rois pour le bas.}}',
  'note.passing':
    'Passes : {passing}. {passBetting, select, yes {On mise aussi avant et après chaque passe.} other {On ne mise qu’une fois des cartes retournées.}}',
  'note.declare':
    '{declare, select, yes {Haut et bas : tout le monde annonce en secret.} other {Haut seulement : chaque pot va à la meilleure main haute.}}',
};
