/** Markdown as plain text: for the spoken status, the clipboard and the saved transcript. */
import type { Inline } from "./markdown-inline.ts";
import { scanMarkdown, type Block } from "./markdown.ts";

/** The text without marks; blocks on lines of their own, and behind a link where it leads. */
export function plainTextOf(text: string): string {
  return scanMarkdown(text).map(blockText).join("\n").trim();
}

function blockText(block: Block): string {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return inlineText(block.children);
    case "code":
      return block.text;
    case "quote":
      return block.children.map(blockText).join("\n");
    case "list":
      return block.items
        .map((item, at) => {
          const mark = block.start === null ? "•" : `${block.start + at}.`;
          return `${mark} ${item.map(blockText).join("\n  ")}`;
        })
        .join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join(" | ")).join("\n");
    case "rule":
      return "";
    default:
      return block satisfies never;
  }
}

/** The text of what stands within a block. */
export function inlineText(nodes: readonly Inline[]): string {
  return nodes.map(nodeText).join("");
}

function nodeText(node: Inline): string {
  if (typeof node === "string") return node;
  if (node.type === "break") return "\n";
  if (node.type === "code") return node.text;
  const text = inlineText(node.children);
  return node.type === "link" && node.href !== text ? `${text} (${node.href})` : text;
}
