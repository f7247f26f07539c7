/** "You do the whole machine, don't you": the not of a tag question denies nothing. Behind "why", "if" or "that" it is no tag. */
const TAG =
  /(?<!\b(?:why|if|when|that|who|which|what|because|and|or|but)),? +(?:is|are|was|were|do|does|did|has|have|had|would|wo|could|ca|should|must)n['’]?t +(?:i|you|he|she|it|we|they|there)(?= *(?:[,.;:?!)–—]|$))/gimu

export const withoutTagQuestions = (text: string): string => text.replace(TAG, '')
