create or replace function private.diet_words (
  item_id uuid
)
  returns text[]
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return coalesce((select array['=' || d.diet] from public.dishes as d where d.item_id = diet_words.item_id), '{}');
end
$function$;

comment on function private.diet_words(uuid) is 'The diet of an item as a word by which it is found and which nobody can type: =veg, =egg, =non_veg.';

revoke all on function private.diet_words(uuid) from public;
