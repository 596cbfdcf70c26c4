create or replace function public.revoke_share_links (
  order_id uuid
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.shareable_order(revoke_share_links.order_id);
  ended integer;
begin
  update private.share_links as l set revoked_at = now() where l.order_id = o.id and l.revoked_at is null;
  get diagnostics ended = row_count;
  return ended;
end
$function$;

comment on function public.revoke_share_links(uuid) is 'Ends every link to the caller''s order; answers how many there were.';

revoke all on function public.revoke_share_links(uuid) from public;

grant execute on function public.revoke_share_links(uuid) to authenticated, postgres;
