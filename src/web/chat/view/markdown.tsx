/** Draws scanned Markdown. Text only ever becomes text nodes; links open elsewhere and carry no referrer. */
import type { ComponentChildren, JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Inline } from "../markdown-inline.ts";
import { inlineText } from "../markdown-text.ts";
import type { Table } from "../markdown-table.ts";
import { scanMarkdown, type Block } from "../markdown.ts";
import { CopyButton } from "./copy-button.tsx";

interface MarkdownProps {
  readonly text: string;
  /** The text is the whole page, so that its headings start at the first level. */
  readonly isPage?: boolean;
  /** Its lines were wrapped by hand, as those of terms are. */
  readonly wrapped?: boolean | undefined;
}

/** A text in Markdown. */
export function Markdown({ text, isPage, wrapped }: MarkdownProps): JSX.Element {
  const blocks = useMemo(() => scanMarkdown(text, isPage ? 0 : 2, { steps: 0, wrapped }), [text]);
  return <div class="prose">{blocks.map(drawOwnWay)}</div>;
}

/** A block runs as its own words do, whatever those before it do; what stands inside of it runs along. */
function drawOwnWay(block: Block): JSX.Element {
  const drawn = drawBlock(block);
  drawn.props.dir = "auto";
  return drawn;
}

function drawBlock(block: Block): JSX.Element {
  switch (block.type) {
    case "paragraph":
      return <p>{block.children.map(drawInline)}</p>;
    case "heading": {
      const Heading = `h${block.level}` as const;
      return <Heading>{block.children.map(drawInline)}</Heading>;
    }
    case "code":
      return (
        <div class="code-block">
          <pre tabIndex={0}>
            <code>{block.text}</code>
          </pre>
          <CopyButton copied={() => block.text} label="message.copy_code" />
        </div>
      );
    case "quote":
      return <blockquote>{block.children.map(drawBlock)}</blockquote>;
    case "list":
      return drawList(block.start, block.items);
    case "rule":
      return <hr />;
    case "table":
      return drawTable(block);
    default:
      return block satisfies never;
  }
}

function drawList(start: number | null, items: readonly (readonly Block[])[]): JSX.Element {
  const drawn = items.map((item) => <li>{drawItem(item)}</li>);
  return start === null ? <ul>{drawn}</ul> : <ol start={start}>{drawn}</ol>;
}

/** A first paragraph stands in its item without a box, so that short lists stay tight. */
function drawItem(item: readonly Block[]): ComponentChildren {
  const [first, ...others] = item;
  if (first?.type !== "paragraph") return item.map(drawBlock);
  return [...first.children.map(drawInline), ...others.map(drawBlock)];
}

/** A figure or a word stays on one line; a longer text breaks, and says so to the style sheet. */
function drawTable({ align, head, rows }: Table): JSX.Element {
  const cell = (children: readonly Inline[], column: number, Cell: "th" | "td"): JSX.Element => (
    <Cell class={inlineText(children).length > 8 ? "long" : ""} style={{ textAlign: align[column] }}>
      {children.map(drawInline)}
    </Cell>
  );
  return (
    <div class="table-box" tabIndex={0}>
      <table>
        <thead>
          <tr>{head.map((children, column) => cell(children, column, "th"))}</tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>{row.map((children, column) => cell(children, column, "td"))}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function drawInline(node: Inline): ComponentChildren {
  if (typeof node === "string") return node;
  switch (node.type) {
    case "strong":
    case "em":
    case "del": {
      const Mark = node.type;
      return <Mark>{node.children.map(drawInline)}</Mark>;
    }
    case "code":
      return <code>{node.text}</code>;
    case "break":
      return <br />;
    case "link":
      return (
        <a
          href={node.href}
          // Paper has to name the address where the text does not.
          class={node.children[0] === node.href ? "" : "to"}
          target="_blank"
          rel="noreferrer"
        >
          {node.children.map(drawInline)}
        </a>
      );
    default:
      return node satisfies never;
  }
}
