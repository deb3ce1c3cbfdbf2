import { SheetLight } from "./sheet-light.tsx";
import styles from "./sticker-sheet.module.css";

/** A sheet of finished stickers, one of them on its way off: the shop in one picture. Ornament. */
export const StickerSheet = () => (
  <svg className={styles.sheet} aria-hidden="true" viewBox="0 0 600 560">
    <SheetLight />
    <g transform="rotate(-3 300 280)">
      <path
        className={styles.marks}
        d="M48 20v22M26 62h22M552 20v22M574 62h-22M48 540v-22M26 498h22M552 540v-22M574 498h-22"
      />
      <rect className={styles.shadow} x="60" y="64" width="480" height="440" rx="14" />
      <rect
        className={styles.backing}
        fill="url(#sheet-paper)"
        x="60"
        y="56"
        width="480"
        height="440"
        rx="14"
      />
      <Honey />
      <Coffee />
      <Eggs />
      <Tag />
    </g>
    <Surf />
  </svg>
);

const Honey = () => (
  <g>
    <circle className={styles.cut} cx="196" cy="190" r="107" />
    <circle className={styles.yellow} cx="196" cy="190" r="98" />
    <circle className={styles.hairline} cx="196" cy="190" r="86" />
    <path
      className={styles.petals}
      d="M196 118c9 8 9 22 0 31-9-9-9-23 0-31Zm-22 8c11 4 16 16 13 27-12-4-17-16-13-27Zm44 0c4 11-1 23-13 27-3-11 2-23 13-27Zm-36 30h28l-14 10Z"
    />
    <text className={styles.big} x="196" y="205" textAnchor="middle" fontSize="40">
      Honey
    </text>
    <text className={styles.small} x="196" y="229" textAnchor="middle">
      wild thyme, Otago
    </text>
    <text className={styles.small} x="196" y="252" textAnchor="middle">
      500 g
    </text>
    <circle fill="url(#sheet-gloss)" cx="196" cy="190" r="98" />
  </g>
);

const Coffee = () => (
  <g transform="translate(0 -14)">
    <rect className={styles.cut} x="325" y="96" width="184" height="132" rx="20" />
    <rect className={styles.kraft} x="334" y="105" width="166" height="114" rx="13" />
    <text className={styles.big} x="352" y="150" fontSize="27">
      Long black
    </text>
    <path className={styles.stroke} d="M353 163h128" />
    <text className={styles.small} x="353" y="184">
      House roast, 250 g
    </text>
    <text className={styles.small} x="353" y="203">
      Roasted 18 Nov
    </text>
    <rect fill="url(#sheet-gloss)" x="334" y="105" width="166" height="114" rx="13" />
  </g>
);

const Eggs = () => (
  <g>
    <ellipse className={styles.cut} cx="212" cy="396" rx="118" ry="77" />
    <ellipse className={styles.ink} cx="212" cy="396" rx="109" ry="68" />
    <ellipse fill="none" stroke="url(#sheet-foil)" strokeWidth="3" cx="212" cy="396" rx="98" ry="58" />
    <text className={styles.light} x="212" y="392" textAnchor="middle" fontSize="31">
      Free range
    </text>
    <text className={styles.foilSmall} fill="url(#sheet-foil)" x="212" y="416" textAnchor="middle">
      a dozen, from Mabel &amp; co
    </text>
    <ellipse fill="url(#sheet-gloss)" cx="212" cy="396" rx="109" ry="68" />
  </g>
);

const Tag = () => (
  <g transform="translate(0 -30)">
    <rect className={styles.cut} x="367" y="262" width="138" height="96" rx="48" />
    <rect fill="url(#sheet-film)" x="376" y="271" width="120" height="78" rx="39" />
    <text className={styles.big} x="436" y="319" textAnchor="middle" fontSize="22">
      thank you
    </text>
    <rect fill="url(#sheet-gloss)" x="376" y="271" width="120" height="78" rx="39" />
  </g>
);

const Surf = () => (
  <g>
    <circle className={styles.cut} cx="440" cy="420" r="84" transform="rotate(-3 300 280)" />
    <g transform="translate(-2 16)">
      <g className={styles.lifted}>
        <clipPath id="lifted-corner">
          <path d="M492 338.6A76 76 0 1 0 540.8 396.8Z" />
        </clipPath>
        <circle className={styles.liftShadow} cx="472" cy="426" r="74" />
        <g clipPath="url(#lifted-corner)">
          <circle className={styles.white} cx="466" cy="410" r="76" />
          <circle className={styles.magenta} cx="466" cy="410" r="66" />
          <path
            className={styles.wave}
            d="M404 428c16-14 30-14 42 0s26 14 42 0 26-14 40-2M408 450c14-12 26-12 38 0s26 12 40 0 24-12 36-2"
          />
          <text className={styles.light} x="462" y="406" textAnchor="middle" fontSize="30">
            Raglan
          </text>
          <circle fill="url(#sheet-gloss)" cx="466" cy="410" r="76" />
        </g>
        <path className={styles.peel} fill="url(#sheet-curl)" d="M492 338.6A76 76 0 0 0 540.8 396.8Z" />
      </g>
    </g>
  </g>
);
