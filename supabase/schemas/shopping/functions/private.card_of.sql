create or replace function private.card_of (
  item_id uuid
)
  returns uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(g.product_id, g.item_id) from public.goods as g where g.item_id = card_of.item_id
$function$;

revoke all on function private.card_of(uuid) from public;
