create or replace function private.is_partly_refunded_by_hand (
  order_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from (
      select l.tax_class, sum(l.charged_paise - l.gone_paise) as paise
        from private.lines_left(is_partly_refunded_by_hand.order_id) as l group by 1
    ) as lines join (
      select k.tax_class, sum(k.amount_paise - k.refunded_paise) as paise
        from private.charges_left(is_partly_refunded_by_hand.order_id) as k
      where k.code = 'items' group by 1
    ) as rest on rest.tax_class is not distinct from lines.tax_class and rest.paise < lines.paise)
$function$;

comment on function private.is_partly_refunded_by_hand(uuid) is 'Whether goods of an order were refunded without naming lines: what that was for a person has to judge.';

revoke all on function private.is_partly_refunded_by_hand(uuid) from public;
