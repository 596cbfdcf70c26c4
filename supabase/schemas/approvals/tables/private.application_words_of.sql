create table private.application_words_of (
  code text not null,
  language text not null,
  words text not null,
  constraint application_words_of_pkey primary key (code, language)
);

comment on table private.application_words_of is 'How messages to applicants call requirements and reasons, in the language of the application; English where it lacks.';
