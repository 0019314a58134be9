import type { JSX } from 'preact';

/** Line drawings on a grid of 24, one path each. They decorate: the words stand beside them. */
const PATHS = {
  archive: 'M4 5h16v4H4zM6 9v10h12V9M10 13h4',
  attach: 'M7 3h7l4 4v14H7zM14 3v4h4',
  chevron: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  external: 'M14 4h6v6M20 4l-9 9M10 6H5v13h13v-5',
  eye: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  hash: 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 11.5v1M12 11.5v1M19 11.5v1',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 5.5a3 3 0 0 1 0 5M17.5 14.5c2.3.8 3.5 2.6 3.5 5.5',
  send: 'M4 12l16-8-5 16-4-6zM11 14l9-10',
  thread: 'M5 5h14v10h-8l-4 4v-4H5z',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
