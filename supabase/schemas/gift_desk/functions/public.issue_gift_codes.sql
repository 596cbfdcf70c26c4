create or replace function public.issue_gift_codes (
  batch_id uuid
)
  returns text[]
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  -- Without what is easily mistaken for something else; 31 ^ 16 codes are not guessed.
  letters constant text := '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  caller uuid := private.require_role('admin');
  b private.gift_batches := private.gift_batch_now(issue_gift_codes.batch_id, '{agreed}');
  codes text[];
begin
  if b.asked_by <> caller then
    perform private.refuse(403, 'not_your_gift_codes', 'Only whoever asked for these codes sees them.');
  end if;
  if b.expires_on < private.today() then
    perform private.refuse(409, 'gift_batch_changed', 'Their last day has passed.', '{"state": "ended"}');
  end if;
  codes := array(select (select string_agg(substr(letters, get_byte(k.bytes, n) % 31 + 1, 1)
      || case when n in (3, 7, 11) then '-' else '' end, '' order by n) from generate_series(0, 15) as n)
    from (select extensions.gen_random_bytes(16 + i * 0) as bytes from generate_series(1, b.many) as i) as k);
  insert into private.gift_codes (digest, amount_paise, expires_at, batch_id, place)
  select private.gift_digest(c.code), b.amount_paise, (b.expires_on + 1)::timestamp at time zone 'Asia/Kolkata', b.id,
    c.place
  from unnest(codes) with ordinality as c (code, place);
  update private.gift_batches as k set state = 'issued', issued_at = now() where k.id = b.id;
  perform private.post('gift_code', null, 'gift-batch:' || b.id, array[
    (null, 'promo_expense', -b.many * b.amount_paise)::private.movement,
    (null, 'gift_codes', b.many * b.amount_paise)::private.movement], b.note);
  perform private.audit('issue_gift_codes', 'gift_batch', b.id::text, jsonb_build_object('state', 'agreed'),
    jsonb_build_object('state', 'issued'));
  return codes;
end
$function$;

comment on function public.issue_gift_codes(uuid) is 'Makes the codes of a batch that was agreed to, and shows them this once to whoever asked for them; only their hashes are kept. Administrators only; written to the audit log. Refuses not_your_gift_codes, gift_batch_unknown, gift_batch_changed {state}.';

revoke all on function public.issue_gift_codes(uuid) from public;

grant execute on function public.issue_gift_codes(uuid) to authenticated, postgres;
