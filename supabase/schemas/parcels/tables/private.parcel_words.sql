create table private.parcel_words (
  words text not null,
  constraint parcel_words_form
    check (((words = lower(words)) AND ((length(words) >= 2) AND (length(words) <= 40)))),
  constraint parcel_words_pkey primary key (words)
);

comment on table private.parcel_words is 'Words in a description that are asked about. They refuse nothing: a head gasket is no gas.';
