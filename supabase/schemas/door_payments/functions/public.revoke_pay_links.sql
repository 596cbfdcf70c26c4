create or replace function public.revoke_pay_links (
  checkout_id uuid
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  due jsonb := private.subject_due('checkout', revoke_pay_links.checkout_id, private.require_user());
  ended integer;
begin
  update private.pay_links as l set revoked_at = now()
  where l.checkout_id = revoke_pay_links.checkout_id and l.revoked_at is null and due is not null;
  get diagnostics ended = row_count;
  return ended;
end
$function$;

comment on function public.revoke_pay_links(uuid) is 'Ends every link by which somebody else may pay the caller''s checkout; answers how many there were.';

revoke all on function public.revoke_pay_links(uuid) from public;

grant execute on function public.revoke_pay_links(uuid) to authenticated, postgres;
