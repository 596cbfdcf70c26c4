create or replace function private.address_digest (
  o public.enhanced_orders
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.keyed_digest('address ' || lower(regexp_replace(concat(o.address ->> 'line', o.address ->> 'pincode'),
    '[^[:alnum:]]', '', 'g')))
  where o.address ->> 'line' is not null
$function$;

comment on function private.address_digest(public.enhanced_orders) is 'Digest of where an order goes, however it is spaced or capitalised; null for what is collected.';

revoke all on function private.address_digest(public.enhanced_orders) from public;
