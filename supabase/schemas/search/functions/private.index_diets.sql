create or replace function private.index_diets()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update private.search_documents as d
  set other_words = o.words, tokens = private.tokens_of(private.search_cell(v.lat, v.lng), d.words,
    array(select w.word from unnest(o.words) as w (word) where w.word not like '^%'))
  from new_rows as n join private.search_documents as s on s.item_id = n.item_id
  cross join lateral (select array(select w.word from unnest(s.other_words) as w (word)
    where w.word not like '=%') || ('=' || n.diet) as words) as o
  join public.vendors as v on v.id = s.vendor_id
  where d.item_id = n.item_id and d.other_words <> o.words;
  return null;
end
$function$;

comment on function private.index_diets() is 'Items are found by their diet at once.';

revoke all on function private.index_diets() from public;
