create table private.blocked_words (
  word text not null,
  constraint blocked_word_form
    check (((word = lower(word)) AND ((length(word) >= 2) AND (length(word) <= 40)))),
  constraint blocked_words_pkey primary key (word)
);

comment on table private.blocked_words is 'What no public text may contain, as patterns of whole words in lower case.';
