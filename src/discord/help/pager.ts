/** Back and Next under a text that spans several pages. */
import type { APIComponentInContainer } from 'discord-api-types/v10';
import { button, row, text } from '../panels/components.ts';
import type { ShellSay } from '../shell-say.ts';

/** The nearest page that exists; pages come from custom ids, and a text may have fewer than it had. */
export function clampPage(page: number, pages: number): number {
  return Math.min(Math.max(page, 0), Math.max(pages - 1, 0));
}

/**
 * The controls under page `page` (from 0) of `pages`; nothing where one page is all. `id` makes the
 * custom id that leads to a page.
 */
export function pager(
  say: ShellSay,
  page: number,
  pages: number,
  id: (page: number) => string,
): readonly APIComponentInContainer[] {
  if (pages < 2) return [];
  const back = clampPage(page - 1, pages);
  const next = clampPage(page + 1, pages);
  return [
    text(`-# ${say('page.of', { page: page + 1, pages })}`),
    row(
      button(id(back), say('button.back'), undefined, back === page),
      button(id(next), say('button.next'), undefined, next === page),
    ),
  ];
}
