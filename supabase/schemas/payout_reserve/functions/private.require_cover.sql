create or replace function private.require_cover (
  owner_id uuid,
  kind public.ledger_account_kind,
  loss bigint,
  reason_code text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  cover bigint;
begin
  -- Customers within their limits, timers and the administration refund what is right, also into a debt.
  if require_cover.loss <= 0 or auth.uid() is null or private.is_admin()
      or not coalesce(private.works_for(require_cover.owner_id), false)
      -- What was only held goes back in any case, and what a customer reports as missing does by itself a day later.
      or require_cover.reason_code in ('not_picked', 'bottles_returned', 'missed_delivery') then
    return;
  end if;
  -- Two people of one business do not spend the same cover, and no payout takes it meanwhile.
  perform private.take_turns('payout', require_cover.owner_id::text);
  cover := private.balance_of(require_cover.owner_id, require_cover.kind)
    + private.reserve_of(require_cover.owner_id, require_cover.kind);
  if require_cover.loss > cover then
    perform private.refuse(409, 'refund_not_covered',
      'Your earnings here do not cover this refund. Support can decide it.',
      jsonb_build_object('cover_paise', greatest(cover, 0), 'refund_paise', require_cover.loss));
  end if;
end
$function$;

comment on function private.require_cover(uuid, public.ledger_account_kind, bigint, text) is
  'Refuses a refund that a business''s own people make at its cost beyond its balance and reserve.';

revoke all on function private.require_cover(uuid, public.ledger_account_kind, bigint, text) from public;
