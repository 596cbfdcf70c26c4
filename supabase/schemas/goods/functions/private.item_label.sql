create or replace function private.item_label (
  name text,
  unit text,
  kind public.vendor_kind
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  return case when kind in ('grocery', 'shopping') and unit is not null then name || ', ' || unit else name end;
end
$function$;

comment on function private.item_label(text, text, public.vendor_kind) is 'The name of an item on carts and receipts: two packs of the same goods differ by their unit.';

revoke all on function private.item_label(text, text, public.vendor_kind) from public;
