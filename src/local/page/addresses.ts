/** Where somebody else's view of the same channel is. */
export const memberAddress = (memberId: string, channelId: string): string =>
  `/?${new URLSearchParams({ as: memberId }).toString()}#${channelId}`;

export const channelAddress = (channelId: string): string => `#${channelId}`;

/** The member that the address names, or empty text for the server's first choice. */
export const memberInAddress = (search: string): string =>
  new URLSearchParams(search).get('as') ?? '';

export const channelInAddress = (hash: string): string => hash.replace(/^#/, '');
