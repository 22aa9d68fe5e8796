/** Completion scripts for shells, made from the tree of commands: nothing is asked of the program while typing. */
import { type CommandNode, type FlagNode, flattenTree } from "./command-tree.ts";

/** The shells that there are scripts for. */
export const SHELLS = ["bash", "zsh", "fish"] as const;

/** A shell. */
export type Shell = (typeof SHELLS)[number];

const PROGRAM = "chat-assistant";

const wordsOf = (node: CommandNode): readonly string[] => [
  ...node.children.map(({ path }) => path.at(-1) ?? ""),
  ...node.choices,
  ...node.flags.map(({ long }) => long),
  "--help",
];

// Descriptions stand in single quotes: the one character that ends them is taken out.
const quote = (text: string): string => `'${text.replaceAll("'", "’").replaceAll("\n", " ")}'`;

function toBash(tree: CommandNode): string {
  const cases = flattenTree(tree).map(
    (node) => `    ${quote(node.path.join(" "))}) words=${quote(wordsOf(node).join(" "))} ;;`,
  );
  const parents = flattenTree(tree)
    .filter(({ path }) => path.length > 0)
    .map(({ path }) => quote(path.join(" ")));
  return `# Completion of ${PROGRAM} for bash:  source <(${PROGRAM} completion bash)
_chat_assistant() {
  local current="\${COMP_WORDS[COMP_CWORD]}" at="" word words="" known
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    for known in ${parents.join(" ")}; do
      if [ "$known" = "\${at:+$at }$word" ]; then at="$known"; break; fi
    done
  done
  case "$at" in
${cases.join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [ "\${#COMPREPLY[@]}" -eq 0 ]; then COMPREPLY=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _chat_assistant ${PROGRAM}
`;
}

function toZsh(tree: CommandNode): string {
  const colon = (text: string): string => text.replaceAll(":", "\\:");
  const cases = flattenTree(tree).map((node) => {
    const items = [
      ...node.children.map((child) => `${colon(child.path.at(-1) ?? "")}:${colon(child.summary)}`),
      ...node.choices,
      ...node.flags.map(({ long, description }) => `${long}:${colon(description)}`),
    ];
    return `    ${quote(node.path.join(" "))}) items=(${items.map(quote).join(" ")}) ;;`;
  });
  const parents = flattenTree(tree)
    .filter(({ path }) => path.length > 0)
    .map(({ path }) => quote(path.join(" ")));
  return `#compdef ${PROGRAM}
# Completion of ${PROGRAM} for zsh:  source <(${PROGRAM} completion zsh)
_chat_assistant() {
  local at="" word known
  local -a items
  for word in "\${(@)words[2,CURRENT-1]}"; do
    for known in ${parents.join(" ")}; do
      if [[ "$known" == "\${at:+$at }$word" ]]; then at="$known"; break; fi
    done
  done
  case "$at" in
${cases.join("\n")}
  esac
  _describe '${PROGRAM}' items || _files
}
if [ "$funcstack[1]" = "_chat_assistant" ]; then _chat_assistant "$@"; else compdef _chat_assistant ${PROGRAM}; fi
`;
}

function toFishFlag(condition: string, { long, description, takes_value, choices }: FlagNode): string {
  const value = takes_value ? " -r" : "";
  const list = choices.length > 0 ? ` -a ${quote(choices.join(" "))}` : "";
  return `complete -c ${PROGRAM} -n ${condition} -l ${long.slice(2)}${value}${list} -d ${quote(description)}`;
}

function toFish(tree: CommandNode): string {
  const lines = flattenTree(tree).flatMap((node) => {
    const condition = quote(`__chat_assistant_at ${node.path.join(" ")}`.trimEnd());
    const children = node.children.map(
      (child) =>
        `complete -c ${PROGRAM} -n ${condition} -f -a ${quote(child.path.at(-1) ?? "")} -d ${quote(child.summary)}`,
    );
    const choices = node.choices.map(
      (choice) => `complete -c ${PROGRAM} -n ${condition} -f -a ${quote(choice)}`,
    );
    return [...children, ...choices, ...node.flags.map((flag) => toFishFlag(condition, flag))];
  });
  const groups = tree.children.filter(({ children }) => children.length > 0).map(({ path }) => path[0]);
  return `# Completion of ${PROGRAM} for fish:  ${PROGRAM} completion fish | source
function __chat_assistant_at
  set -l said (commandline -opc | string match -v -- '-*')[2..-1]
  set -l depth 1
  contains -- "$said[1]" ${groups.join(" ")}; and set depth 2
  test "$said[1..$depth]" = "$argv"
end
${lines.join("\n")}
`;
}

const WRITERS: Readonly<Record<Shell, (tree: CommandNode) => string>> = {
  bash: toBash,
  zsh: toZsh,
  fish: toFish,
};

/** The script of a shell. */
export function toCompletionScript(shell: Shell, tree: CommandNode): string {
  return WRITERS[shell](tree);
}
