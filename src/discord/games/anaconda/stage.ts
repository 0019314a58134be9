/** The stages of a hand in words. */
import { PASSES, isPass, isRoll, passAt } from '../../../games/anaconda/show.ts';
import type { Options, PassStage, RollStage, Stage } from '../../../games/anaconda/types.ts';
import type { AnacondaSay } from './context.ts';

/** "Pass 2 of 3: 2 cards to the left", "Bets with 2 cards of 5 turned up" */
export function stageText(say: AnacondaSay, options: Options, stage: Stage): string {
  if (isPass(stage)) return passText(say, options, stage);
  if (isRoll(stage)) return say('stage.roll', { number: cardOfRoll(stage) });
  switch (stage) {
    case 'before-pass':
      return say('stage.before-pass');
    case 'after-pass-1':
    case 'after-pass-2':
    case 'after-pass-3':
      return say('stage.after-pass', { number: Number(stage.slice('after-pass-'.length)) });
    case 'arrange':
      return say('stage.arrange');
    case 'declare':
      return say('stage.declare');
  }
}

function passText(say: AnacondaSay, options: Options, stage: PassStage): string {
  const { count, distance } = passAt(options, stage);
  return say('stage.pass', {
    number: numberOfPass(stage),
    passes: PASSES[options.passing].length,
    cards: count,
    to: directionOf(distance),
  });
}

function directionOf(distance: number): 'left' | 'right' | 'second' | 'third' {
  switch (distance) {
    case -1:
      return 'right';
    case 1:
      return 'left';
    case 2:
      return 'second';
    default:
      return 'third';
  }
}

/** From 1. */
export function numberOfPass(stage: PassStage): number {
  return Number(stage.slice('pass-'.length));
}

/** Which of the five cards is turned up at this stage, from 1. */
export function cardOfRoll(stage: RollStage): number {
  return Number(stage.slice('roll-'.length));
}
