import type { JSX } from 'preact';
import type { APIEmbed } from 'discord-api-types/v10';
import { Text } from '../parts/text.tsx';
import { Picture } from './media.tsx';

/** A classic embed, simply: what stands in it, in its order. */
export function Embed({ embed }: { readonly embed: APIEmbed }): JSX.Element {
  const { title, description, color, fields, footer, image, author } = embed;
  const style =
    color === undefined
      ? undefined
      : { borderLeftColor: `#${color.toString(16).padStart(6, '0')}` };
  return (
    <div class="container accented" style={style}>
      <div class="components">
        {author !== undefined && <p class="embed-author">{author.name}</p>}
        {title !== undefined && <Text source={`**${title}**`} />}
        {description !== undefined && <Text source={description} />}
        {fields !== undefined && (
          <dl class="embed-fields">
            {fields.map((field, index) => (
              <div key={index} class={field.inline === true ? 'inline' : undefined}>
                <dt>{field.name}</dt>
                <dd>
                  <Text source={field.value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {image !== undefined && (
          <div class="gallery of-1">
            <Picture
              url={image.url}
              description={undefined}
              width={image.width}
              height={image.height}
            />
          </div>
        )}
        {footer !== undefined && <p class="subtext">{footer.text}</p>}
      </div>
    </div>
  );
}
