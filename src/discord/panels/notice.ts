/** A sentence to one person. */
import type { APIButtonComponent } from 'discord-api-types/v10';
import type { MessageBody } from '../contract.ts';
import { row, text } from './components.ts';

export function notice(sentence: string, ...buttons: readonly APIButtonComponent[]): MessageBody {
  return { components: [text(sentence), ...(buttons.length === 0 ? [] : [row(...buttons)])] };
}
