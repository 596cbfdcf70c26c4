create table private.assistant_phrases (
  intent text not null,
  words text[] not null,
  constraint assistant_phrases_intent_fkey foreign key (intent) references private.assistant_intents(intent),
  constraint assistant_phrases_pkey primary key (intent, words),
  constraint phrase_has_words check (((cardinality(words) >= 1) AND (cardinality(words) <= 5)))
);

comment on table private.assistant_phrases is 'Words that together mean an intent, in English, Hindi and Telugu and as they are written in Latin letters. All of them have to be in a question.';
