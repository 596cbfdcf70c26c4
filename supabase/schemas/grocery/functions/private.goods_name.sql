create or replace function private.goods_name (
  ordered text,
  i public.catalog_items,
  language text
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  -- Orders name the pack with the goods; screens say it themselves.
  plain text := case when ordered like '%, ' || i.unit then left(ordered, -length(i.unit) - 2) else ordered end;
begin
  return case when plain = i.name then private.item_name(i, goods_name.language) else plain end;
end
$function$;

comment on function private.goods_name(text, public.catalog_items, text) is 'What an order calls goods, without their pack, in a language; as it was ordered where the store has renamed them since.';

revoke all on function private.goods_name(text, public.catalog_items, text) from public;
