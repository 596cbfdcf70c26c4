create or replace function private.contact_open (
  o public.enhanced_orders
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  keeps text;
  is_kept boolean;
begin
  if o.status not in ('delivered', 'cancelled')
      or o.status_since > now() - make_interval(secs => private.setting_int('contact_seconds')) then
    return true;
  end if;
  select t.keeps_contact into keeps from private.trades as t where t.trade = o.trade;
  if keeps is null then return false; end if;
  execute format('select %s($1)', keeps) into is_kept using o;
  return is_kept;
end
$function$;

comment on function private.contact_open(public.enhanced_orders) is 'Whether the parties of an order can still reach each other: while it lives, a while after, and while something of it comes back.';

revoke all on function private.contact_open(public.enhanced_orders) from public;
