create or replace function public.gateway_settled (
  settlement jsonb,
  lines jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  named text := settlement ->> 'provider_settlement_id';
  s private.gateway_settlements;
begin
  perform private.bound(gateway_settled.lines, 30000000);
  if coalesce(named, '') !~ '^[A-Za-z0-9_]{1,64}$' or jsonb_typeof(gateway_settled.lines) is distinct from 'array'
      then
    perform private.refuse(400, 'settlement_invalid', 'This settlement could not be read.');
  end if;
  perform private.take_turns('gateway-settlement', named);
  select * into s from private.gateway_settlements as g where g.provider_settlement_id = named;
  if s.posted_at is not null then return '{"outcome": "duplicate"}'; end if;
  insert into private.gateway_settlements as g (provider_settlement_id, settled_at, reference, net_paise, lines,
    lines_paise, fee_paise, tax_paise)
  select named, to_timestamp((settlement ->> 'made_at')::bigint), left(settlement ->> 'reference', 64),
    (settlement ->> 'amount_paise')::bigint, count(*), coalesce(sum(l.credit_paise - l.debit_paise), 0),
    coalesce(sum(l.fee_paise), 0), coalesce(sum(l.tax_paise), 0)
  from jsonb_to_recordset(gateway_settled.lines) as l (debit_paise bigint, credit_paise bigint, fee_paise bigint,
    tax_paise bigint)
  on conflict (provider_settlement_id) do update set lines = excluded.lines, lines_paise = excluded.lines_paise,
    fee_paise = excluded.fee_paise, tax_paise = excluded.tax_paise, net_paise = excluded.net_paise
  returning * into s;
  delete from private.gateway_settlement_lines as l where l.provider_settlement_id = named;
  insert into private.gateway_settlement_lines (provider_settlement_id, entity_id, kind, debit_paise, credit_paise,
    fee_paise, tax_paise)
  select named, l.entity_id, l.kind, l.debit_paise, l.credit_paise, l.fee_paise, l.tax_paise
  from jsonb_to_recordset(gateway_settled.lines) as l (entity_id text, kind text, debit_paise bigint,
    credit_paise bigint, fee_paise bigint, tax_paise bigint);
  -- A file that does not add up is not booked: it is a difference until the gateway sends one that does.
  if s.net_paise <> s.lines_paise then return '{"outcome": "differs"}'; end if;
  -- A day on which as much went back as came in, and nothing was charged, moves nothing.
  if s.net_paise <> 0 or s.fee_paise <> 0 then
    perform private.post('gateway_settled', null, 'settlement:' || named, array[
      (null, 'gateway_clearing', s.net_paise + s.fee_paise)::private.movement,
      (null, 'bank', -s.net_paise)::private.movement,
      (null, 'gateway_fees', -(s.fee_paise - s.tax_paise))::private.movement,
      (null, 'input_tax', -s.tax_paise)::private.movement], s.reference);
  end if;
  update private.gateway_settlements as g set posted_at = now() where g.provider_settlement_id = named;
  return '{"outcome": "booked"}';
end
$function$;

comment on function public.gateway_settled(jsonb, jsonb) is 'For the function payment-worker only: the gateway has sent money to the bank account: {provider_settlement_id, amount_paise, reference, made_at} and its lines [{entity_id, kind, debit_paise, credit_paise, fee_paise (with its tax), tax_paise}]. What it held for us becomes less, the bank account more. Answers {outcome: booked|differs|duplicate}.';

revoke all on function public.gateway_settled(jsonb, jsonb) from public;

grant execute on function public.gateway_settled(jsonb, jsonb) to postgres, service_role;
