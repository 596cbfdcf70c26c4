create or replace function private.average_item (
  subject_id uuid,
  ratings integer,
  stars integer
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into private.stale_cards (card)
  select c.id from private.shopping_cards as c where c.id = average_item.subject_id
$function$;

comment on function private.average_item(uuid, integer, integer) is 'Lets the card of an item or product show its average, which the counts hold.';

revoke all on function private.average_item(uuid, integer, integer) from public;
