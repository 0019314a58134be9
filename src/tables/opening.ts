import type { Game } from '../engine/contract.ts';
import type { Registry } from '../engine/registry.ts';
import { ok } from '../engine/result.ts';
import type { Storage } from '../storage/port.ts';
import type { Answer, OpenRequest, Press } from './api.ts';
import type { Clock } from './clock.ts';
import type { Desk } from './desk.ts';
import { agreementOf, parseAgreement } from './agreement.ts';
import { computersOf } from './computers.ts';
import { drawTableId, seal, type RandomBytes } from './ids.ts';
import { openTable } from './lobby.ts';
import { asJson, isLiving, seatOf } from './step.ts';
import type { Computers, Millis, TableId } from './types.ts';

export interface OpeningDeps {
  readonly storage: Storage;
  readonly registry: Registry;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly desk: Desk;
  readonly onDeadline: (deadline: Millis) => void;
}

/** New tables: by command, or again after a game. One opening at a time in each channel. */
export class Opening {
  readonly #deps: OpeningDeps;

  constructor(deps: OpeningDeps) {
    this.#deps = deps;
  }

  /**
   * Refuses, in this order: `unknown-game`, `bad-options`, `duplicate`, `channel-taken` (with the table
   * that lives there), `too-few-chips`.
   */
  open(press: Press, request: OpenRequest): Answer {
    return this.#deps.desk.inTurn(press.channel, () => this.#open(press, request));
  }

  /**
   * Refuses, in this order: `unknown-table` or `cleared-away`, `other-place`, `duplicate`, `not-seated`,
   * `channel-taken` (also by the table itself, while it lives).
   */
  rematch(press: Press, id: TableId): Answer {
    const { desk, storage } = this.#deps;
    return desk.inTurn(press.channel, async () => {
      const table = await storage.load(id);
      if (table === undefined) return desk.refuseMissing(id);
      if (table.guild !== press.guild || table.channel !== press.channel) {
        return desk.refuseWith('other-place', undefined);
      }
      if ((await storage.findByInteraction(press.interaction)) !== undefined) {
        return desk.duplicate(press);
      }
      if (seatOf(table, press.user) === undefined) return desk.refuseWith('not-seated', table);
      if (isLiving(table)) return desk.refuseWith('channel-taken', table);
      return this.#open(press, {
        ...(table.chips === undefined ? {} : { agreement: agreementOf(table.chips) }),
        ...withComputers(computersOf(table)),
        game: table.game,
        options: table.options,
        language: table.language,
        pace: table.pace,
      });
    });
  }

  async #open(press: Press, request: OpenRequest): Answer {
    const { storage, registry, clock, random, desk, onDeadline } = this.#deps;
    const game = registry.get(request.game);
    if (game === undefined) return desk.refuseWith('unknown-game', undefined);
    const options = game.parseOptions(request.options);
    if (!options.ok) return desk.refuseWith('bad-options', undefined);
    const agreement = game.chips === undefined ? undefined : parseAgreement(request.agreement);
    if (agreement?.ok === false) return desk.refuseWith('bad-options', undefined);
    const { computers } = request;
    if (computers !== undefined && !isPossible(game, computers)) {
      return desk.refuseWith('bad-options', undefined);
    }
    const opened = openTable({
      ...withComputers(computers),
      id: drawTableId(random),
      guild: press.guild,
      channel: press.channel,
      ...(press.parent === undefined ? {} : { parent: press.parent }),
      game: game.id,
      options: asJson(options.value),
      language: request.language,
      pace: request.pace,
      ...seal(random),
      ...(agreement === undefined ? {} : { agreement: agreement.value }),
      host: { user: press.user, name: press.name, joinedWith: press.interaction },
      at: clock.now(),
    });
    const { table } = opened;
    switch (await storage.open(opened)) {
      case 'duplicate':
        return desk.duplicate(press);
      case 'channel-taken':
        return desk.refuseWith('channel-taken', await storage.loadByChannel(press.channel));
      case 'short':
        return desk.refuseWith('too-few-chips', undefined);
      case 'opened':
        if (table.deadline !== undefined) onDeadline(table.deadline);
        return ok(await desk.reader(table));
    }
  }
}

/** One seat is the host's. */
function isPossible(game: Game, { count }: Computers): boolean {
  return Number.isInteger(count) && count >= 1 && count < game.seats.max;
}

function withComputers(computers: Computers | undefined): { readonly computers?: Computers } {
  return computers === undefined ? {} : { computers };
}
