create or replace function private.take_bottles (
  s public.subscriptions,
  count integer
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  update public.subscriptions as w set bottles_out = greatest(w.bottles_out - take_bottles.count, 0) where w.id = s.id
    returning * into s;
  -- While it goes on, the deposits cover the next bottles.
  if s.ends_on < private.today() then perform private.return_deposits(s); end if;
end
$function$;

comment on function private.take_bottles(public.subscriptions, integer) is 'Bottles are back with the vendor; after the end of a subscription their deposit is too.';

revoke all on function private.take_bottles(public.subscriptions, integer) from public;
