import type { JSX } from 'preact';
import type {
  APIFileComponent,
  APIMediaGalleryComponent,
  APIMessage,
  APIThumbnailComponent,
} from 'discord-api-types/v10';
import { useSession } from '../context.ts';
import { Icon } from '../parts/icons.tsx';
import { useMessage } from './message-context.ts';
import { Veil } from './veil.tsx';

/** The address of a picture or file: `attachment://name` stands for a file of this message. */
function addressOf(url: string, message: APIMessage): string | undefined {
  const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
  const address =
    name === undefined ? url : message.attachments.find((each) => each.filename === name)?.url;
  return address !== undefined && /^https?:\/\//i.test(address) ? address : undefined;
}

interface PictureProps {
  readonly url: string;
  readonly description: string | null | undefined;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

export function Picture({ url, description, width, height }: PictureProps): JSX.Element {
  const { words } = useSession();
  const { message } = useMessage();
  return (
    <img
      src={addressOf(url, message)}
      alt={description ?? words.picture}
      title={description ?? undefined}
      width={width ?? undefined}
      height={height ?? undefined}
      loading="lazy"
    />
  );
}

export function Gallery({
  component,
}: {
  readonly component: APIMediaGalleryComponent;
}): JSX.Element {
  return (
    <div class={`gallery of-${Math.min(component.items.length, 4)}`}>
      {component.items.map(({ media, description, spoiler }, index) => (
        <Veil key={index} isSpoiler={spoiler === true}>
          <Picture
            url={media.url}
            description={description}
            width={media.width}
            height={media.height}
          />
        </Veil>
      ))}
    </div>
  );
}

export function Thumbnail({
  component,
}: {
  readonly component: APIThumbnailComponent;
}): JSX.Element {
  return (
    <div class="thumbnail">
      <Veil isSpoiler={component.spoiler === true}>
        <Picture url={component.media.url} description={component.description} />
      </Veil>
    </div>
  );
}

interface DownloadProps {
  readonly name: string;
  readonly address: string | undefined;
  readonly size: number | undefined;
}

function Download({ name, address, size }: DownloadProps): JSX.Element {
  const { words, locale } = useSession();
  return (
    <div class="file">
      <Icon name="attach" />
      <span class="file-name">
        {name}
        {size !== undefined && <small>{formatSize(size, locale)}</small>}
      </span>
      {address !== undefined && (
        <a
          class="icon-button"
          href={address}
          download={name}
          aria-label={words.download(name)}
          title={words.download(name)}
        >
          <Icon name="download" />
        </a>
      )}
    </div>
  );
}

/** What the smallest file is rounded up to. */
const LEAST_KILOBYTES = 0.1;

function formatSize(bytes: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(Math.max(LEAST_KILOBYTES, bytes / 1000));
}

const lastPart = (url: string): string => /([^/?#]+)(?:[?#].*)?$/.exec(url)?.[1] ?? url;

export function FileCard({ component }: { readonly component: APIFileComponent }): JSX.Element {
  const { message } = useMessage();
  const { url } = component.file;
  const address = addressOf(url, message);
  const name = component.name ?? lastPart(url);
  return (
    <Veil isSpoiler={component.spoiler === true}>
      <Download name={name} address={address} size={component.size} />
    </Veil>
  );
}

/** Files that stand below a message without a component that shows them. */
export function Attachments(): JSX.Element {
  const { message } = useMessage();
  return (
    <>
      {message.attachments.map((file) =>
        file.content_type?.startsWith('image/') === true ? (
          <div key={file.id} class="gallery of-1">
            <Picture
              url={file.url}
              description={file.description}
              width={file.width}
              height={file.height}
            />
          </div>
        ) : (
          <Download key={file.id} name={file.filename} address={file.url} size={file.size} />
        ),
      )}
    </>
  );
}
