create or replace function private.end_gift_codes (
  b private.gift_batches,
  state text,
  person uuid
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  open_paise bigint;
begin
  -- Whoever is redeeming one of them has it, or is too late.
  with ended as (update private.gift_codes as c set ended_at = now()
    where c.batch_id = b.id and c.redeemed_at is null and c.ended_at is null returning c.amount_paise)
  select coalesce(sum(e.amount_paise), 0) into open_paise from ended as e;
  if open_paise > 0 then
    perform private.post('gift_code', null, 'gift-batch-ended:' || b.id, array[
      (null, 'gift_codes', -open_paise)::private.movement,
      (null, 'promo_expense', open_paise)::private.movement]);
  end if;
  update private.gift_batches as k set state = end_gift_codes.state, ended_at = now(), ended_by = end_gift_codes.person
  where k.id = b.id;
  return open_paise;
end
$function$;

comment on function private.end_gift_codes(private.gift_batches, text, uuid) is 'Ends the codes of a batch that nobody has redeemed and takes them out of the books; answers what they were worth.';

revoke all on function private.end_gift_codes(private.gift_batches, text, uuid) from public;
