/** Words of coming along and taking part, which say nothing of what somebody would take part in. */
const TAKING_PART =
  /^(?:along|join\w*|tak\w+|part|part[ei]cip\w+|do|does|suit\w*|good|right|look\w*|anything|something|activit\w+|offer\w*|available|allowed|too|olds?|enough|aged?|baby|toddler|infant|teen\w*|dad|mum|mom|mother|father|deixam?|entr\w+|permitid\w+|serve|procuro|algo|coisa|atividades?|ida?de?|bebe|ness[ae]|dess[ae]|ess[ae]|consegue|fazer|faz|fare|fa|puo|va|bene|adatt\w+|cerco|qualcosa|cosa|attivita|iscriv\w+|eta|ammess\w+|provare|quell[aoe]|quest[aoe]|参加|体験|利用|入|乗|習|大丈夫|可能|対象|向|何|子供|年|生|歳|才|[小中高]|小学|中学|高校|学生|年生|年[少中長])$/;

/** Whether a folded word says no more than that somebody takes part in something. */
export const isOfTakingPart = (word: string): boolean => TAKING_PART.test(word);
