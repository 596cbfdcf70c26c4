create or replace function private.reserve_terms (
  owner_id uuid,
  kind public.ledger_account_kind
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case when r.id is not null or k.paise > 0 then jsonb_build_object('kept_paise', k.paise,
    'share_bp', r.share_bp, 'refund_days', r.refund_days, 'release_days', r.release_days,
    'next_release_at', (select min(p.release_at)
      from private.payout_reserves as p where p.owner_id = reserve_terms.owner_id
        and p.account_kind = reserve_terms.kind and p.left_paise > 0)) end
  from (select private.reserve_of(reserve_terms.owner_id, reserve_terms.kind) as paise) as k,
    private.rule_of_payee(reserve_terms.owner_id, reserve_terms.kind, now()) as r
$function$;

comment on function private.reserve_terms(uuid, public.ledger_account_kind) is 'What is kept for refunds, and why: {kept_paise, share_bp, refund_days, release_days, next_release_at}; null where no rule holds and nothing is kept.';

revoke all on function private.reserve_terms(uuid, public.ledger_account_kind) from public;
