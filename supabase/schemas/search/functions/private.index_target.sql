create or replace function private.index_target (
  kind text,
  target text,
  title text,
  translations jsonb,
  more text,
  lat double precision,
  lng double precision
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  names text := private.all_texts(index_target.title, index_target.translations);
  called text[] := private.words_in(names);
  other text[] := private.words_in(coalesce(index_target.more, ''));
  -- Of a kind that is found near, with its square, and for those who search without a place.
  squares text[] := case when exists (
      select from private.search_sources as s where s.kind = index_target.kind and s.within_m is not null)
    then array_remove(array[index_target.kind || '/*',
      index_target.kind || '/' || private.search_district(index_target.lat, index_target.lng)], null) else '{*}' end;
begin
  perform private.learn_words(array[names || ' ' || coalesce(index_target.more, '')]);
  insert into private.search_documents
    (kind, target, title, title_translations, lat, lng, words, other_words, tokens)
  select index_target.kind, index_target.target, index_target.title, coalesce(index_target.translations, '{}'),
    index_target.lat, index_target.lng, called, other,
    array(select t.token from unnest(squares) as q (square),
      unnest(private.tokens_of(q.square, called, other)) as t (token))
  on conflict (target) do update set title = excluded.title, title_translations = excluded.title_translations,
    lat = excluded.lat, lng = excluded.lng, words = excluded.words, other_words = excluded.other_words,
    tokens = excluded.tokens;
end
$function$;

comment on function private.index_target(text, text, text, jsonb, text, double precision, double precision) is
  'What has a target is found by its title in all its languages, and by more. Its own triggers call this, and delete the document of what is gone.';

revoke all
  on function private.index_target(text, text, text, jsonb, text, double precision, double precision)
  from public;
