create or replace function public.admin_courier_deposits (
  courier_id uuid,
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
    place text,
    recorded_by text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query select d.id, d.at, d.kind, d.way, d.amount_paise, d.reference, d.place, private.name_of(d.recorded_by)
    from private.deposits_of(admin_courier_deposits.courier_id, admin_courier_deposits.before,
      admin_courier_deposits.limit_count) as d;
end
$function$;

comment on function public.admin_courier_deposits(uuid, bigint, integer) is 'What a courier has handed in (cash_deposit: at an office, a vendor''s counter, by UPI) or a payout has set off (payout), newest first, with who recorded or confirmed it. Administrators only.';

revoke all on function public.admin_courier_deposits(uuid, bigint, integer) from public;

grant execute on function public.admin_courier_deposits(uuid, bigint, integer) to authenticated, postgres;
