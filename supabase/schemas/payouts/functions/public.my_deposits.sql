create or replace function public.my_deposits (
  before bigint default null::bigint,
  limit_count integer default 30
)
  returns table (
    id bigint,
    at timestamp with time zone,
    kind text,
    way text,
    amount_paise bigint,
    reference text,
    place text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
begin
  return query select d.id, d.at, d.kind, d.way, d.amount_paise, d.reference, d.place
    from private.deposits_of(caller, my_deposits.before, my_deposits.limit_count) as d;
end
$function$;

comment on function public.my_deposits(bigint, integer) is 'What the caller, a courier, has handed in or had set off by a payout, newest first, with the way (office, counter, upi, payout) and the vendor of a counter.';

revoke all on function public.my_deposits(bigint, integer) from public;

grant execute on function public.my_deposits(bigint, integer) to authenticated, postgres;
