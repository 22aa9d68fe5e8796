/** Verbs of commands, which are English in the manuals of all languages, and what people call those deeds, folded; Japanese by what the word begins with. */
const GROUPS: readonly (readonly [commands: string, deeds: string])[] = [
  [
    "create make new init generate",
    "create make generate criar crio fazer faco gerar creare creo fare faccio generare 作成 作り 作る 生成",
  ],
  ["add", "add create make adicionar adiciono aggiungere aggiungo 追加"],
  [
    "delete remove rm erase drop",
    "delete remove erase apagar apago excluir excluo remover removo deletar deleto eliminare elimino cancellare cancello rimuovere rimuovo 削除 消す",
  ],
  [
    "list ls show print status",
    "see view show list print display ver vejo mostrar listar listo vedere vedo mostrare mostro elencare elenco 表示 一覧 見る 確認",
  ],
  [
    "start run serve up launch",
    "start run launch iniciar inicio rodar rodo executar avviare avvio eseguire lanciare 起動 実行 開始",
  ],
  ["stop down kill", "stop parar paro fermare fermo arrestare 停止"],
  ["restart reload", "restart reload reiniciar riavviare 再起動"],
  ["install", "install instalar instalo installare installo インストール"],
  ["uninstall remove", "uninstall desinstalar disinstallare アンインストール"],
  [
    "update upgrade",
    "update upgrade atualizar atualizo aggiornare aggiorno 更新 アップデート アップグレード",
  ],
  ["restore", "restore restaurar restauro ripristinare ripristino 復元"],
  ["export", "export exportar exporto esportare esporto エクスポート"],
  ["import", "import importar importo importare importo インポート"],
  ["build compile make", "build compile compilar compilare ビルド"],
  ["test check", "test testar testare テスト"],
  [
    "set config edit",
    "set change configure mudar alterar configurar cambiare modificare configurare 設定 変更",
  ],
];
const GROUPS_SPLIT = GROUPS.map((group) => group.map((words) => words.split(" ")));

/** What a command may say for a deed: "create" for "make". The deed itself is among them, unless it is Japanese and no command is known for it. */
export function commandsFor(deed: string): readonly string[] {
  const isJapanese = /^\P{ASCII}/u.test(deed);
  const means = (one: string): boolean => (isJapanese ? deed.startsWith(one) : one === deed);
  const known = GROUPS_SPLIT.flatMap(([commands = [], deeds = []]) => (deeds.some(means) ? commands : []));
  return isJapanese && known.length === 0 ? [] : [deed, ...known];
}
