import { textLanguage } from '../../i18n/textLanguage';
import { Band } from '../Band';
import * as styles from './Logos.module.css';
import type { SectionProps } from '../SectionProps';
import { SectionHeading } from '../SectionHeading';
import { Picture } from '../../ui/Picture';

/** Logos or names in a row. */
export function Logos({ block }: SectionProps) {
  return (
    <Band anchor={block.anchor}>
      <SectionHeading block={block} />
      <ul className={styles.row}>
        {block.items.map(({ id, borrowed, title, image, image_alt }) => (
          <li
            key={id}
            className={styles.logo}
            lang={textLanguage({ borrowed }, image && image_alt ? 'image_alt' : 'title')}
          >
            {image ? <Picture file={image} alt={image_alt || title} seeThrough /> : title}
          </li>
        ))}
      </ul>
    </Band>
  );
}
