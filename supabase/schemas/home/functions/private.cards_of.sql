create or replace function private.cards_of (
  items private.home_item[],
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  item private.home_item;
  cards jsonb := '[]';
begin
  foreach item in array items loop cards := cards || private.home_card(item, cards_of.language); end loop;
  return cards;
end
$function$;

comment on function private.cards_of(private.home_item[], text) is 'Items as cards, in their order.';

revoke all on function private.cards_of(private.home_item[], text) from public;
