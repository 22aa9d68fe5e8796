/**
 * Everyday words of one meaning, per language: a question says "cost" where the text says "price". One line of words
 * (folded) is one meaning; a relative counts less than the word itself.
 */
import type { Locale } from "../../contract/locale.ts";
import { stem } from "./analyse.ts";
import { lexiconOf } from "./lexicon.ts";
import { synonymsOf } from "./synonyms.ts";

const ENGLISH = `baby infant newborn|cost price fee charge rate|end finish cease conclude stop|big large huge|small little tiny|fast quick rapid|job work employment occupation|sick ill unwell sickness illness disease|city town municipality|country nation
kill murder slaughter massacre|fix repair solve resolve troubleshoot|ship shipping deliver delivery dispatch shipment|change modify alter adjust|create make produce manufacture|build construct erect|found establish establishment founded
show display|use utilize utilise employ|help assist aid support|hours schedule opening timetable|fall collapse decline|win victory triumph defeat beat|fight battle combat|leader ruler head chief|king monarch|famous renowned
important significant essential crucial|main primary principal chief|reason cause|goal purpose aim objective|result outcome consequence effect|method way technique approach|law rule regulation legislation|allow permit authorize
forbid prohibit ban|need require necessary|get receive obtain acquire|give provide offer supply grant|keep retain maintain|choose select pick elect|increase grow rise growth|decrease reduce lower drop reduction
protect prevent guard precaution prevention protection|answer reply respond response|teach educate instruct education|area region zone territory|ocean sea|money fund finance currency|border frontier boundary|home house residence dwelling
live reside inhabit|old age aged elderly older|young youth younger|rich wealthy wealth|near close adjacent|distance far|tall high height|long length|hot warm heat|enemy opponent rival foe|friend ally|soldier troop army military
attack invade assault invasion|ship boat vessel|plane aircraft airplane|road street highway|train rail railway railroad|company firm business corporation|worker employee staff personnel|manager boss supervisor|own possess belong
enable activate|disable deactivate|remove delete erase uninstall|add insert|connect link pair attach|picture image photo|sound audio|error problem issue trouble failure fault|quantity amount number
percent percentage proportion share portion|population inhabitant resident|religion faith belief|speak say talk|think believe consider|travel trip journey|visit tour|eat food meal diet|location place situated located
discount promotion coupon|size dimension|symptom sign|medicine drug medication|hospital clinic|test exam examination testing|spread transmit transmission|infect infection contagious contract catch|clean wash disinfect
danger dangerous risk hazard threat|safe safety secure|severe serious|suffer experience|try attempt|discover find discovery|write writer written|publish publication released release|happen occur event take|join merge unite|leave depart exit
arrive arrival reach|search seek look|argue claim state assert|oppose resist against|agree agreement treaty accord|destroy demolish ruin|damage harm hurt injure|total overall entire whole|part portion section
various different diverse several|usually typically generally normally|frequent often common|modern contemporary today current|ancient old early|explain describe define definition|consist comprise include contain compose
control govern rule administer|manage run operate|plan strategy scheme|solution remedy|benefit advantage|drawback disadvantage|difference differ distinguish|similar alike resemble|mask facemask
jacket coat umbrella wallet purse scarf glasses property belonging|customer client|app application|update upgrade|setting configure setup configuration|voice speech|language tongue|car parking`;

const PORTUGUESE = `crianca bebe menino filho|custo preco valor tarifa taxa custar|fim termino terminar acabar encerrar final|grande enorme maior|pequeno menor|rapido veloz velocidade|trabalho emprego ocupacao|doente doenca enfermidade|filme longa|pais nacao
matar assassinar|consertar reparar reparo resolver solucao|quebrado defeituoso defeito|telefone celular|mudar alterar modificar mudanca|criar produzir fabricar fazer|construir construcao edificar|fundar fundacao estabelecer criado
mostrar exibir|usar utilizar empregar uso|ajuda auxilio apoio assistencia|horario funcionamento|vencer ganhar vitoria derrotar|luta batalha combate guerra|lider chefe dirigente|rei monarca|autor escritor|famoso conhecido
importante essencial fundamental|principal primario|razao motivo causa|objetivo proposito meta finalidade|resultado consequencia efeito|metodo tecnica abordagem|lei regra norma regulamento|permitir autorizar
precisar necessitar exigir necessario|receber obter conseguir|dar fornecer oferecer conceder|manter conservar|escolher selecionar eleger|aumentar crescer aumento crescimento|diminuir reduzir reducao queda
proteger prevenir evitar protecao prevencao|ensinar educar ensino|aluno estudante discente|professor docente|area regiao zona territorio|oceano mar|dinheiro verba recurso|fronteira limite|casa moradia residencia|viver morar habitar residir
casar casamento esposa marido|idoso velho idade|jovem juventude|rico riqueza|perto proximo|alto altura|longo comprimento|quente calor temperatura|inimigo rival oponente|soldado tropa exercito militar|ataque invadir atacar invasao
navio embarcacao barco|estrada rua rodovia|trem ferrovia|funcionario empregado servidor|senha acesso|desativar desabilitar|remover excluir apagar|conectar ligar|erro problema falha|quantidade numero|porcentagem percentual proporcao
populacao habitante|religiao fe crenca|falar dizer|comida alimento alimentacao comer|fatura nota recibo|localizado situado localizacao|desconto promocao cupom|tamanho dimensao|sintoma sinal|exame teste prova|perigo risco
descobrir descoberta|inventar invencao|publicar publicacao lancado lancamento|ocorrer acontecer|buscar procurar|acordo tratado|dano prejuizo|diferenca distinguir|semelhante similar parecido
jaqueta casaco sombrinha carteira bolsa oculos objeto pertence|disciplina materia|curso graduacao|nota media conceito|petroleo oleo|estudo pesquisa trabalho|analise avaliacao|composto formado constituido composicao|atual hoje atualmente
conter incluir possuir|carro estacionar estacionamento`;

const ITALIAN = `bambino bimbo figlio ragazzo|fine finire terminare concludere|grande enorme|piccolo minore|lavoro impiego occupazione professione|auto macchina automobile veicolo|film pellicola|citta comune|paese nazione stato|uccidere assassinare
riparare aggiustare risolvere|rimborso restituzione reso|spedire consegna consegnare spedizione inviare|telefono cellulare|creare produrre fabbricare|costruire costruzione edificare|fondare fondazione istituire|mostrare visualizzare
usare utilizzare impiegare uso|aiuto assistenza supporto sostegno|orario apertura|vincere vittoria sconfiggere|battaglia combattere guerra|capo leader|re monarca sovrano|autore scrittore|famoso celebre noto
importante essenziale fondamentale|principale primario|ragione motivo causa|scopo obiettivo fine|risultato conseguenza effetto|metodo tecnica modo|legge regola norma|bisogno necessario richiedere|ricevere ottenere|dare fornire offrire
mantenere conservare|scegliere selezionare eleggere|aumentare crescere aumento crescita|diminuire ridurre riduzione calo|proteggere prevenire evitare protezione|rispondere risposta|insegnare educare insegnamento|area regione zona territorio
oceano mare|denaro soldi fondi|confine frontiera|casa abitazione residenza|vivere abitare risiedere|sposare matrimonio moglie marito|vecchio anziano eta|ricco ricchezza|vicino prossimo|alto altezza|lungo lunghezza|caldo calore temperatura
nemico rivale avversario|soldato truppa esercito militare|attaccare attacco invadere invasione|nave barca|aereo velivolo|strada via|lavoratore dipendente impiegato|attivare abilitare|disattivare disabilitare|collegare connettere
immagine foto|errore problema guasto|quantita numero|percentuale proporzione|popolazione abitante|religione fede|parlare dire|cibo mangiare alimento|situato trova posizione|dimensione misura|sintomo segno|esame test prova|pericolo rischio
scoprire scoperta|inventare invenzione|accadere succedere avvenire|cercare ricerca|accordo trattato|distruggere distruzione|vantaggio beneficio|differenza distinguere|giacca cappotto ombrello portafoglio borsa sciarpa occhiali oggetto
contenere includere comprendere|attuale oggi|auto macchina parcheggio parcheggiare`;

/** How much a word counts as the asked one, 0 to 1. */
export interface Relative {
  /** Where the robot never says the asked word itself. */
  readonly instead: number;
  /** Where it says that one, too. */
  readonly beside: number;
}

/** A word that counts the same whether the robot says the asked one or not. */
export const always = (strength: number): Relative => ({ instead: strength, beside: strength });

/** The lexicon helps where words differ: of a robot that speaks of spaniels, dogs alone answer nothing about them. */
const seldomBeside = (strength: number): Relative => ({ instead: strength, beside: strength * 0.6 });

const FIELD = always(0.5);
const MEANING = seldomBeside(0.7);
const ANSWERING = seldomBeside(0.75);
/** A word of the same meaning in the talk of customers and shops. */
export const SYNONYM = always(0.85);

const LISTS: Readonly<Record<Locale, string>> = {
  en: ENGLISH,
  "pt-BR": PORTUGUESE,
  it: ITALIAN,
  ja: "",
};

/** By index term. */
export type Relatives = ReadonlyMap<string, Relative>;

const NONE: Relatives = new Map();
const prepared = new Map<Locale, ReadonlyMap<string, Relatives>>();

const toWords = (text: string): string[] => text.split(" ").filter(Boolean);

/** Lines made ready in one step: a millisecond or two, also at the first call, when nothing is compiled yet. */
const LINES_AT_ONCE = 50;

/**
 * Makes a language's relatives ready, step by step: all at once would hold other work up for 40 ms. Nothing to do when
 * they are.
 */
export function* prepareRelatives(locale: Locale): Generator<void, void> {
  if (prepared.has(locale)) return;
  const { meanings, answers } = lexiconOf(locale);
  yield;
  const fields = LISTS[locale].split(/[|\n]/).map(toWords);
  const synonyms = synonymsOf(locale).map(toWords);
  const relatives = new Map<string, Map<string, Relative>>();
  const relate = (from: readonly string[], to: readonly string[], strength: Relative): void => {
    const stems = (words: readonly string[]) => new Set(words.map((word) => stem(word, locale)));
    const [asked, answering] = [stems(from), stems(to)];
    for (const one of asked) {
      const known = relatives.get(one) ?? new Map<string, Relative>();
      relatives.set(one, known);
      for (const other of answering) if (one !== other) known.set(other, strength);
    }
  };
  // Synonyms last: two words that are both count as synonyms.
  const lines = [
    ...fields.map((words) => [words, words, FIELD] as const),
    ...meanings.map((words) => [words, words, MEANING] as const),
    ...answers.map(([asked, answering]) => [asked, answering, ANSWERING] as const),
    ...synonyms.map((words) => [words, words, SYNONYM] as const),
  ];
  for (const [at, [from, to, strength]] of lines.entries()) {
    if (at % LINES_AT_ONCE === 0) yield;
    relate(from, to, strength);
  }
  prepared.set(locale, relatives);
}

/** Stems that mean the same as a stem or nearly so, with how much each counts as it (0 to 1); empty when it stands alone. */
export function relativesOf(term: string, locale: Locale): Relatives {
  if (!prepared.has(locale)) Array.from(prepareRelatives(locale));
  return prepared.get(locale)?.get(term) ?? NONE;
}
