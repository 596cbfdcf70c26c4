-- The people of a paused business read why as long as it lasts, not only in one notice among many.
create function public.vendor_suspension(vendor_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select s.reason from private.suspensions as s
  where s.vendor_id = vendor_suspension.vendor_id and s.ended_at is null and private.works_for(vendor_suspension.vendor_id)
$$;
comment on function public.vendor_suspension is
  'Why the administration has paused a business that the caller works for; null while it has not, and for everybody else.';
revoke execute on function public.vendor_suspension(uuid) from public, anon;
grant execute on function public.vendor_suspension(uuid) to authenticated;
