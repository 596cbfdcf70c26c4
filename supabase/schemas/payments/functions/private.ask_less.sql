create or replace function private.ask_less (
  order_id uuid,
  amount bigint
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  part record;
  rest bigint := amount;
begin
  for part in select p.id, least(p.amount_paise - p.refunded_paise, rest) as paise from public.payments as p
    where p.order_id = ask_less.order_id and p.status = 'created' order by p.position desc
  loop
    update public.payments as p set amount_paise = p.amount_paise - least(part.paise, rest), updated_at = now()
    where p.id = part.id;
    rest := rest - least(part.paise, rest);
  end loop;
  if rest > 0 then
    raise exception using errcode = 'check_violation', constraint = 'payment_amount_range',
      message = format('%s paise less than what is still to be paid', rest);
  end if;
end
$function$;

comment on function private.ask_less(uuid, bigint) is 'Lowers what is still to be paid for an order, the last part first.';

revoke all on function private.ask_less(uuid, bigint) from public;
