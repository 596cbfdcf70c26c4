create or replace function private.first_tax_class (
  kind public.vendor_kind
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when kind in ('grocery', 'shopping') then 'of_category' else 'restaurant' end
$function$;

comment on function private.first_tax_class(public.vendor_kind) is 'The tax class of an item whose vendor named none: goods get the one of their category when they are written (private.set_tax_class).';

revoke all on function private.first_tax_class(public.vendor_kind) from public;
