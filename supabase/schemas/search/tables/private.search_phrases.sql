create table private.search_phrases (
  words text[] collate pg_catalog."C" not null,
  kind text not null,
  means text,
  constraint search_phrase_kind
    check ((kind = ANY (ARRAY['diet'::text, 'without'::text, 'without_next'::text, 'without_last'::text]))),
  constraint search_phrases_pkey primary key (words)
);

comment on table private.search_phrases is 'Folded words that say something about what is wanted instead of naming it: a diet (means veg or non_veg), that it is without something (means), or without the next or the last word.';
