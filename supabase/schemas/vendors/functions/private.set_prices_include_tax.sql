create or replace function private.set_prices_include_tax()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if new.prices_include_tax is null or (tg_op = 'UPDATE' and new.prices_include_tax = old.prices_include_tax) then
    new.prices_include_tax := coalesce((
      select t.prices_include_tax from private.trades as t where t.trade = new.kind::text), true);
  end if;
  return new;
end
$function$;

comment on function private.set_prices_include_tax() is 'A vendor''s prices include GST or not as is usual in its category, unless it is said.';

revoke all on function private.set_prices_include_tax() from public;
